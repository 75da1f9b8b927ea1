// Says before an article is published, in the block editor, which pictures and alternative texts it lacks.
function PictureHints() {
  return wp.data.useSelect((select) => {
    const { getEditedPostAttribute, getEditedPostContent } = select('core/editor');
    const own = getEditedPostAttribute('featured_media');
    const page = new DOMParser().parseFromString(getEditedPostContent(), 'text/html');
    const unsaid = page.querySelectorAll('img:not([alt]), img[alt=""]').length;
    const hints = [
      own ? '' : 'It has no featured image: the website weaves a picture for it.',
      own && select('core').getMedia(own)?.alt_text === '' ? 'Its featured image has no alternative text.' : '',
      unsaid ? `Pictures without an alternative text: ${unsaid}. Blind readers do not learn what they show.` : '',
    ];
    return hints.filter(Boolean).join(' ') || 'Nothing is missing.';
  });
}

// WordPress 6.6 has moved the component.
const Panel = wp.editor?.PluginPrePublishPanel ?? wp.editPost.PluginPrePublishPanel;
const panel = wp.element.createElement(Panel, { title: 'Pictures', initialOpen: true }, wp.element.createElement(PictureHints));
wp.plugins.registerPlugin('site-pre-publish', { render: () => panel });
