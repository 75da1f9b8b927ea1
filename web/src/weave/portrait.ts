import { portraitColors } from '#content/colors.ts';
import { hash, rng } from './seed.ts';
import { type Stroke, strokes } from './strokes.ts';

const { skin: SKIN, hair: HAIR, outline } = portraitColors;
type Part = 'hair' | 'skin' | 'dark' | 'shirt' | 'trim';

/** Returns a woven bust as a placeholder for a photograph. */
export function portrait(seed: string, style = hash(seed) % 6): string {
  const r = rng(hash(seed)),
    n = 28,
    u = 4,
    S = n * u;
  const skin = SKIN[Math.floor(r() * SKIN.length)]!,
    hair = HAIR[Math.floor(r() * r() * HAIR.length)]!;
  const dyes = ['m', 'p', 'k', 'y'],
    tint = ['t1', 't2', 't3', 't4'][hash(seed + 't') % 4]!,
    shirt = dyes[Math.floor(r() * 4)]!;
  const P: Record<Part, Stroke[]> = { hair: [], skin: [], dark: [], shirt: [], trim: [] };
  const cx = S / 2,
    hy = 48,
    beard = style === 3 || (style === 0 && r() < 0.5),
    glasses = r() < 0.35;
  let slip = 0;
  for (let i = 0; i < n; i++) {
    const x = (i + 0.5) * u,
      dx = Math.abs(x - cx);
    if (r() < 0.4) slip = Math.round((r() - 0.5) * 2) * 1.5;
    const q = (v: number) => Math.round(v / 2) * 2;
    const add = (k: Part, a: number, b: number) => {
      if (b - a >= 1.5) P[k].push([x, q(a), q(b) - q(a)]);
    };
    const hr = style === 5 ? 22 : style === 4 ? 19 : 18;
    if (dx < hr && style !== 3) {
      const t = hy - Math.sqrt(1 - (dx / hr) ** 2) * (style === 5 ? 27 : 24) + slip;
      add('hair', t, style === 1 ? (dx > 8 ? 92 - dx * 0.2 + slip * 2 : 60) : style === 5 ? 62 : hy + 2);
    }
    if (style === 2 && dx < 9) add('hair', hy - 31 + dx * 0.35, hy - 20);
    if (dx < 54) add('shirt', 74 + Math.max(0, dx - 9) ** 1.3 * 0.2 + slip * 0.6, S);
    if (dx < 7) add('skin', 60, 79 - dx * 0.6);
    if (dx < 15) {
      const b = Math.sqrt(1 - (dx / 15.5) ** 2) * 20,
        top = style === 3 ? hy - b - 1 : hy - 7 - (dx > 9 ? -3 : 2) + (style === 4 ? (x > cx ? 4 : -3) : 0);
      add('skin', Math.max(hy - b, top), hy + b);
      if (beard && hy + b > hy + 7) add('hair', hy + 8 - (dx > 9 ? 7 : 0), hy + b + 1);
      if (glasses && dx > 2 && dx < 13) P.dark.push([x, hy - 3, 1.5], [x, hy + 3, 1.5]);
    }
    if (dx > 6 && dx < 11) add('trim', 75 + dx * 0.4, 90 + dx * 0.2 + slip);
  }
  return `<svg class="weave portrait ${tint}" viewBox="0 0 ${S} ${S}" aria-hidden="true"><g fill="none" stroke-width="${u * 0.86}"><path class="${shirt}" d="${strokes(P.shirt)}"/><path class="w" d="${strokes(P.trim)}" opacity=".75"/><path stroke="${hair}" d="${style === 1 || style === 5 ? strokes(P.hair) : ''}"/><path stroke="${skin}" d="${strokes(P.skin)}"/><path stroke="${hair}" d="${style === 1 || style === 5 ? '' : strokes(P.hair)}"/><path stroke="${outline}" d="${strokes(P.dark)}"/></g></svg>`;
}
