/**
 * Moves the progress bar with the page, or with its article, and marks it while the page is scrolled, in browsers without
 * scroll timelines. Returns a cleanup function.
 */
export function followScroll(bar: HTMLElement): () => void {
  const follow = () => {
    const read = document.querySelector('[data-article]') ?? document.documentElement;
    const { top, height } = read.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, -top / (height - innerHeight) || 0));
    bar.style.transform = `scaleX(${share})`;
    bar.toggleAttribute('data-scrolled', scrollY > 0);
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  return () => {
    removeEventListener('scroll', follow);
    removeEventListener('resize', follow);
  };
}
