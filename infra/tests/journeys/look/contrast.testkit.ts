import type { Page } from 'playwright-core';

/**
 * Returns the texts with too little contrast to their background (WCAG 1.4.3: 4.5, large text 3), one line each. Also
 * checks text for which axe-core is undecided because a running stitch is on its background.
 */
export function findFaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = { red: number; green: number; blue: number; alpha: number };
    const faint = new Set<string>();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('[disabled], svg, script, style, noscript')) continue;
      // Skip elements whose background is painted by a pseudo-element, because computed styles do not contain it.
      if (getComputedStyle(element).isolation === 'isolate') continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const ground = groundOf(element);
      const ratio = contrast(over(read(color), ground), ground);
      if (ratio < (isLarge ? 3 : 4.5)) faint.add(`"${text.slice(0, 30)}" has ${ratio.toFixed(2)}`);
    }
    return [...faint];

    function groundOf(element: Element): Colour {
      const layers: Colour[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const colour = read(getComputedStyle(at).backgroundColor);
        layers.push(colour);
        if (colour.alpha === 1) break;
      }
      const below: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
      return layers.reduceRight((ground, layer) => over(layer, ground), below);
    }
    /** Converts any CSS colour to the RGB that the browser paints. */
    function read(css: string): Colour {
      const seen = known.get(css);
      if (seen) return seen;
      if (!canvas) throw new Error('Expected a 2D canvas context, got none.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const colour = { red, green, blue, alpha: alpha / 255 };
      known.set(css, colour);
      return colour;
    }
    function over({ red, green, blue, alpha }: Colour, ground: Colour): Colour {
      const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
      return { red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue), alpha: 1 };
    }
    function contrast(one: Colour, other: Colour): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
      return (light + 0.05) / (dark + 0.05);
    }
    function luminance({ red, green, blue }: Colour): number {
      const linear = (value: number) =>
        value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }
  });
}
