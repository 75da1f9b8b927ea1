// Shares drafts by a link: in the summary of the block editor, and in a box beside Preview in the classic editor.
(() => {
  const markup = `
    <p><button type="button" class="button" data-share>Share for 48 hours</button></p>
    <div data-shared hidden>
      <p><label>Link to the draft <input readonly style="width:100%"></label></p>
      <p data-until></p>
      <p><button type="button" class="button" data-copy>Copy</button>
        <button type="button" class="button" data-stop>Stop sharing</button></p>
    </div>
    <p role="status"></p>`;

  /** Fills `box` with the controls. `readId` returns the post's id; `save` saves what was typed, if there is anything. */
  function mount(box, readId, save) {
    box.innerHTML = markup;
    const [share, copy, stop] = ['share', 'copy', 'stop'].map((name) => box.querySelector(`[data-${name}]`));
    const link = box.querySelector('input');
    const status = box.querySelector('[role=status]');

    async function run(method, message) {
      status.textContent = '';
      try {
        if (method === 'POST') await save();
        const { url, until } = await wp.apiFetch({ path: `/site/v1/shares/${readId()}`, method });
        link.value = url;
        box.querySelector('[data-until]').textContent =
          `Everybody who has it sees the draft as it was last saved, until ${until}.`;
        box.querySelector('[data-shared]').hidden = url === '';
        status.textContent = message;
      } catch (error) {
        status.textContent = error.message;
      }
    }

    share.addEventListener('click', () => run('POST', 'The draft is shared.'));
    stop.addEventListener('click', async () => {
      await run('DELETE', 'The links no longer work.');
      // The button is hidden now; otherwise keyboard users would lose their place.
      share.focus();
    });
    copy.addEventListener('click', async () => {
      link.select();
      try {
        await navigator.clipboard.writeText(link.value);
      } catch {
        // WordPress over http has no clipboard API, and a browser may refuse it.
        document.execCommand('copy');
      }
      status.textContent = 'Copied.';
    });
    void run('GET', '');
  }

  for (const box of document.querySelectorAll('[data-site-share]')) {
    mount(
      box,
      () => box.dataset.siteShare,
      async () => {},
    );
  }

  if (!wp.plugins) return;
  const { createElement } = wp.element;
  const editor = () => wp.data.select('core/editor');

  /** Saves a draft only: the changes of an article that is private or scheduled go live with its own button. */
  async function saveDraft() {
    if (!['auto-draft', 'draft', 'pending'].includes(editor().getCurrentPostAttribute('status'))) return;
    if (editor().isEditedPostDirty()) await wp.data.dispatch('core/editor').savePost();
  }

  function mountInPanel(box) {
    if (box) mount(box, () => editor().getCurrentPostId(), saveDraft);
  }

  wp.plugins.registerPlugin('site-share', {
    render() {
      const status = wp.data.useSelect((select) => select('core/editor').getCurrentPostAttribute('status'));
      if (status === undefined || status === 'publish') return null;
      // WordPress 6.6 has moved the component.
      const Row = (wp.editor && wp.editor.PluginPostStatusInfo) || wp.editPost.PluginPostStatusInfo;
      return createElement(Row, {}, createElement('div', { ref: mountInPanel }));
    },
  });
})();
