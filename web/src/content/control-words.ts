/** Texts of controls that several pages share. */
export const controlWords = {
  /** Text for screen readers after the name of a link that opens in a new tab. */
  newTab: ', opens in a new tab',
  close: 'Close',
  ok: 'OK',
  dismiss: 'Dismiss message',
  contents: 'Contents',
  stars: (rating: string) => `${rating} out of 5 stars`,
  carousel: {
    role: 'carousel',
    picture: (title: string, place: number, count: number) => `${title}, picture ${place} of ${count}`,
    pause: (title: string) => `Pause slides: ${title}`,
    play: (title: string) => `Play slides: ${title}`,
    previous: (title: string) => `Previous slide: ${title}`,
    next: (title: string) => `Next slide: ${title}`,
    slide: (title: string, place: number, count: number) => `Slide ${place} of ${count}: ${title}`,
  },
} as const;
