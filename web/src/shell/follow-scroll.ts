/**
 * Moves the progress bar with the page, or with its article, and marks it while the page is scrolled, in browsers without
 * scroll timelines. The bar stays as long as the document.
 */
export function followScroll(bar: HTMLElement): void {
  const follow = () => {
    const read = document.querySelector('[data-article]') ?? document.documentElement;
    const { top, height } = read.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, -top / (height - innerHeight) || 0));
    bar.style.transform = `scaleX(${share})`;
    bar.toggleAttribute('data-scrolled', scrollY > 0);
  };
  follow();
  for (const type of ['scroll', 'resize']) addEventListener(type, follow, { passive: true });
}
