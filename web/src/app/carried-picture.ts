/**
 * The picture that a card and its page have in common. Both name the page's path in `data-carried`; a view transition
 * then moves the picture from one to the other.
 */
type CarriedPicture = {
  /** Names the picture of the new page. Call it when that page is rendered. */
  arrive: () => void;
  /** Call it when the transition has ended. */
  release: () => void;
};

/** Name of the picture in the view transition (styles/motion.css). */
const transitionName = 'carried';

/**
 * Names the visible picture of the next page (on its card) or of this page. Only this one picture is named, because the
 * browser captures each named element.
 */
export function carryPicture(nextPath: string): CarriedPicture {
  const path = [nextPath, location.pathname].find(visiblePicture);
  let named = path === undefined ? undefined : visiblePicture(path);
  named?.style.setProperty('view-transition-name', transitionName);
  const release = () => void named?.style.removeProperty('view-transition-name');
  return {
    arrive: () => {
      release();
      named = path === undefined ? undefined : visiblePicture(path);
      named?.style.setProperty('view-transition-name', transitionName);
    },
    release,
  };
}

function visiblePicture(path: string): HTMLElement | SVGElement | undefined {
  return [...document.querySelectorAll<HTMLElement | SVGElement>('[data-carried]')].find((picture) => {
    const { top, bottom, height } = picture.getBoundingClientRect();
    return picture.dataset['carried'] === path && height > 0 && bottom > 0 && top < innerHeight;
  });
}
