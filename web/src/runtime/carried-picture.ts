/**
 * Prepares a view transition to the page at `nextPath`. The picture that a card and its page have in common, and the woven
 * line of both pages, move from one to the other (styles/motion.css). Card and page name the page's path in `data-carried`.
 *
 * Names the visible picture of the next page (on its card) or of this page, and the visible line. Only these are named,
 * because the browser captures each named element. Returns a function to call when the next page is rendered, and with
 * `true` when the transition has ended.
 */
export function carryPicture(nextPath: string): (hasEnded?: boolean) => void {
  const path = [nextPath, location.pathname].find(visiblePicture);
  let named: (HTMLElement | SVGElement)[] = [];
  const carry = (hasEnded?: boolean) => {
    for (const { style } of named) style.viewTransitionName = '';
    named = hasEnded ? [] : ['line', path].flatMap((name) => visiblePicture(name) ?? []);
    for (const { style, dataset } of named)
      style.viewTransitionName = dataset['carried'] === 'line' ? 'line' : 'carried';
  };
  carry();
  return carry;
}

function visiblePicture(name: string | undefined): HTMLElement | SVGElement | undefined {
  return [...document.querySelectorAll<HTMLElement | SVGElement>('[data-carried]')].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.dataset['carried'] === name && bottom > 0 && top < innerHeight;
  });
}
