import type { Page } from 'playwright-core';

export type Unreadable = { wide: string[]; cut: string[]; covered: string[] };

/**
 * Returns the texts of a page that are outside the window, cut by a box around them, or under other text. Text in a box
 * that scrolls sideways and text for screen readers only are exempt.
 */
export function findUnreadable(page: Page): Promise<Unreadable> {
  return page.evaluate(() => {
    type Line = { block: Element; text: string; box: DOMRect; context: Element };
    const wide: string[] = [];
    const cut: string[] = [];
    const covered: string[] = [];
    const lines: Line[] = [];

    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) wide.push(`the page by ${over} px`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        if (scrollsSideways(parent) || isClamped(parent, box)) continue;
        if (box.left < -overhang(parent) || box.right > innerWidth + overhang(parent))
          wide.push(`"${text.slice(0, 40)}"`);
        else if (isCut(parent, box)) cut.push(`"${text.slice(0, 40)}"`);
        lines.push({ block: blockOf(parent), text, box: lettersOf(parent, box), context: layerOf(parent) });
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.block === other.block || one.context !== other.context) continue;
        if (one.block.contains(other.block) || other.block.contains(one.block)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 0.35 * Math.min(one.box.height, other.box.height)) {
          covered.push(`"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}"`);
        }
      }
    }
    return { wide: [...new Set(wide)], cut: [...new Set(cut)], covered: [...new Set(covered)] };

    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath } = getComputedStyle(at);
        if (clipPath === 'inset(50%)') return false;
      }
      return true;
    }
    /** Large letters may hang over the edge a little, so that their stems align with it. */
    function overhang(element: Element): number {
      return Math.max(1.5, 0.05 * Number.parseFloat(getComputedStyle(element).fontSize));
    }
    function scrollsSideways(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    }
    /** A clamped text ends in an ellipsis and is complete elsewhere. */
    function isClamped(element: Element, box: DOMRect): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).webkitLineClamp !== 'none') {
          return (box.top + box.bottom) / 2 > at.getBoundingClientRect().bottom;
        }
      }
      return false;
    }
    function isCut(element: Element, box: DOMRect): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const outer = at.getBoundingClientRect();
        if (
          /hidden|clip/.test(overflowX) &&
          (box.left < outer.left - overhang(element) || box.right > outer.right + overhang(element))
        )
          return true;
        const letters = lettersOf(element, box);
        const loss = Math.max(outer.top - letters.top, letters.bottom - outer.bottom);
        if (/hidden|clip/.test(overflowY) && loss > letters.height / 10) return true;
        if (/auto|scroll/.test(overflowY)) return false;
        if (position === 'fixed') return false;
      }
      return false;
    }
    /** A line box has the height of its font; with a smaller line height only the letters count. */
    function lettersOf(element: Element, { x, y, width, height }: DOMRect): DOMRect {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || height;
      const lower = Math.min(height, lineHeight);
      return new DOMRect(x, y + (height - lower) / 2, width, lower);
    }
    function blockOf(element: Element): Element {
      let at = element;
      while (at.parentElement && getComputedStyle(at).display === 'inline') at = at.parentElement;
      return at;
    }
    /** Fixed and sticky elements cover the page on purpose, and a scroll container hides its overflow. */
    function layerOf(element: Element): Element {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflowY } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky' || /auto|scroll/.test(overflowY)) return at;
      }
      return document.body;
    }
  });
}
