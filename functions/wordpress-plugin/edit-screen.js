// The screen of an entry: counts characters, and chooses, describes and removes pictures and recordings.
const clean = (text) =>
  text
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Shows how many of its characters a text has. A longer one is not cut; the browser says that it is too long. */
function countCharacters(field, max, separator = '') {
  const count = Object.assign(document.createElement('span'), { className: 'description site-count' });
  field.after(count);
  const update = () => {
    const parts = separator === '' ? [field.value] : field.value.split(separator === 'lines' ? '\n' : ',');
    const { length } = Array.from(parts.map(clean).filter(Boolean).join('\n'));
    const over = length - max;
    count.textContent = over > 0 ? `${length} of ${max} characters, ${over} too many.` : `${length} of ${max} characters.`;
    count.classList.toggle('is-over', over > 0);
    field.setCustomValidity(over > 0 ? `Expected at most ${max} characters, got ${length}.` : '');
  };
  field.addEventListener('input', update);
  update();
}

/** Lists the chosen pictures of a field. Their alternative texts are saved in the media library. */
function editPictures(box) {
  const field = box.querySelector('input');
  const choose = box.querySelector('button');
  const list = box.insertBefore(document.createElement('div'), choose);
  const isSound = box.dataset.type === 'audio';
  let pictures = JSON.parse(box.dataset.pictures);

  const button = (text, name, onClick) => {
    const element = Object.assign(document.createElement('button'), { type: 'button', className: 'button', textContent: text });
    element.setAttribute('aria-label', `${text}: ${name}`);
    element.addEventListener('click', onClick);
    return element;
  };
  const show = () => {
    field.value = pictures.map(({ id }) => id).join(',');
    list.replaceChildren(
      ...pictures.map((picture, place) => {
        const row = Object.assign(document.createElement('div'), { className: 'site-picture' });
        const words = document.createElement('div');
        words.append(picture.name);
        if (picture.url && isSound) {
          row.append(Object.assign(new Audio(), { src: picture.url, controls: true, preload: 'none' }));
          const fault = Object.assign(document.createElement('b'), { className: 'site-count is-over' });
          words.append(fault);
          void listen(picture.url).then((text) => fault.append(text));
        } else if (picture.url) row.append(Object.assign(new Image(), { src: picture.url, alt: '' }));
        if (picture.url && box.dataset.alt) {
          const label = Object.assign(document.createElement('label'), { textContent: 'Alternative text: what it shows' });
          const alt = Object.assign(document.createElement('input'), { className: 'large-text', value: picture.alt, required: true });
          alt.name = `site_alts[${picture.id}]`;
          alt.addEventListener('input', () => (picture.alt = alt.value));
          label.append(alt);
          words.append(document.createElement('br'), label);
        }
        row.append(words);
        if (place > 0) row.append(button('Earlier', picture.name, () => move(place)));
        row.append(button('Remove', picture.name, () => remove(place)));
        return row;
      }),
    );
  };
  const move = (place) => {
    pictures.splice(place - 1, 2, pictures[place], pictures[place - 1]);
    show();
    list.children[place - 1].querySelector('button').focus();
  };
  const remove = (place) => {
    pictures.splice(place, 1);
    show();
    choose.focus();
  };
  choose.addEventListener('click', () => {
    const frame = wp.media({ multiple: box.dataset.multiple ? 'add' : false, library: { type: box.dataset.type } });
    frame.on('open', () => {
      if (box.dataset.multiple) frame.state().get('selection').add(pictures.map(({ id }) => wp.media.attachment(id)));
    });
    frame.on('select', () => {
      pictures = frame
        .state()
        .get('selection')
        .toJSON()
        .map(({ id, filename, alt, url, sizes }) => ({ id, name: filename, alt, url: sizes?.thumbnail?.url ?? url }));
      show();
    });
    frame.open();
  });
  show();
}

/** Returns what is wrong with a sound, which WordPress cannot hear; '' if it may be right. */
async function listen(url) {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return '';
  const context = new OfflineAudioContext(1, 1, 22_050);
  const sound = await context.decodeAudioData(await response.arrayBuffer()).catch(() => undefined);
  if (!sound) return ': expected a recording that browsers can play';
  return sound.getChannelData(0).some((sample) => Math.abs(sample) > 0.005) ? '' : ': expected a recording in which somebody is heard';
}

document.addEventListener('DOMContentLoaded', () => {
  const form = document.getElementById('post');
  // A draft may have empty fields.
  document.getElementById('save-post')?.setAttribute('formnovalidate', '');
  // A wrong field prevents neither closing nor hiding an entry. The website keeps the last version that was right.
  document.getElementById('publish')?.toggleAttribute('formnovalidate', !/draft|pending/.test(form.elements.original_post_status.value));
  // The browser cannot show what is wrong in a box that is folded, or hidden by the screen options.
  const unfold = ({ target }) => {
    const box = target.closest('.postbox');
    box?.classList.remove('closed', 'hide-if-js');
    box?.style.removeProperty('display');
  };
  form.addEventListener('invalid', unfold, true);
  countCharacters(document.getElementById('title'), Number(document.querySelector('[data-site-title]').dataset.siteTitle));
  for (const field of document.querySelectorAll('[data-site-max]')) {
    countCharacters(field, Number(field.dataset.siteMax), field.dataset.siteSeparator);
    field.parentNode.querySelector('select')?.addEventListener('change', ({ target }) => {
      field.value = `${field.value}\n${target.value}`.trim();
      field.dispatchEvent(new Event('input'));
      target.value = '';
    });
  }
  for (const box of document.querySelectorAll('.site-pictures')) editPictures(box);
});
