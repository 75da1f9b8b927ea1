/**
 * Scrolls to the text that a link of the chat names, and selects it, if it is on this page outside of the chat. Returns
 * false otherwise. The browser would find the same words in the chat first, which has just quoted them.
 */
export function showOnPage(link: HTMLAnchorElement): boolean {
  if (link.pathname !== location.pathname) return false;
  const log = link.closest('[role=log]');
  const text = namedText(link.hash);
  const elements = [...document.querySelectorAll('main *')].filter(
    (element) => !element.contains(log) && !log?.contains(element) && plain(element.textContent).includes(text),
  );
  const innermost = elements.find((element) => !elements.some((other) => other !== element && element.contains(other)));
  if (text === '' || !innermost) return false;
  getSelection()?.selectAllChildren(innermost);
  innermost.scrollIntoView({ block: 'center' });
  return true;
}

/** Returns the start of the first text that a hash names in a text fragment, or an empty one. */
function namedText(hash: string): string {
  const [, start = ''] = /:~:text=([^,&]*)/.exec(hash) ?? [];
  return plain(decodeURIComponent(start));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
