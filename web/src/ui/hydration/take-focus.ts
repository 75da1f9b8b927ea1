/**
 * Gives an element of the page the focus when it is hydrated. Fast code comes while the first frames still leave it out
 * (styles/motion.css), and what is hidden takes no focus: then as soon as the page is whole, unless the visitor has put
 * the focus elsewhere by then. Gives the way to stop.
 */
export function takeFocus(element: HTMLElement, options?: FocusOptions): () => void {
  let isWanted = true;
  element.focus(options);
  if (document.activeElement !== element) {
    const frames = document.getElementById('root')?.getAnimations() ?? [];
    // An animation that is ended early shows the page, too.
    void Promise.allSettled(frames.map(({ finished }) => finished)).then(() => {
      if (isWanted && document.activeElement === document.body) element.focus(options);
    });
  }
  return () => {
    isWanted = false;
  };
}
