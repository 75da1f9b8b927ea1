import { portraitColors } from '#content/colors.ts';
import { createRandom, hash } from './thread.ts';
import { type Stroke, strokes } from './strokes.ts';

type HairStyle = (typeof hairStyles)[number];

/** Neighbours in the list of people have different hair. */
const hairStyles = ['short', 'long', 'bald', 'bun', 'parted', 'full', 'fringe', 'receding', 'curly'] as const;

/** A part of the bust that has one colour. */
type Part = 'hair' | 'skin' | 'mouth' | 'eyes' | 'brows' | 'lenses' | 'glasses' | 'shirt' | 'collar';

/** Dyes of the shirt, and tints of the background. */
const dyes = ['m', 'p', 'k', 'y'] as const;
const tints = ['t1', 't2', 't3', 't4'] as const;

/** Number of threads, and the width of a thread and of the whole square image in user units. */
const threads = 28;
const unit = 4;
const size = threads * unit;

/** Position of the middle of the head, from the top, in user units. */
const headY = 48;

/** Hair in user units: distance from the middle of the head to its sides and to its top; of most styles, and of some. */
const hairSize = { radius: 18, height: 24 };
const exceptionalHairSize: Partial<Record<HairStyle, typeof hairSize>> = {
  parted: { radius: 19, height: 24 },
  full: { radius: 22, height: 27 },
  curly: { radius: 23, height: 29 },
};

/** Returns a woven bust as a placeholder for a photograph. The place in the list of people determines the hair. */
export function portrait(seed: string, place: number): string {
  const style = hairStyles[place % hairStyles.length] ?? 'short';
  const random = createRandom(hash(seed));
  const skinColor = pick(portraitColors.skin, random());
  const hairColor = pick(portraitColors.hair, random() * random());
  const shirtDye = pick(dyes, random());
  const hasBeard = style === 'bald' || (style === 'short' && random() < 0.5);
  const hasGlasses = random() < 0.35;
  const { radius, height } = exceptionalHairSize[style] ?? hairSize;
  const parts: Record<Part, Stroke[]> = {
    hair: [],
    skin: [],
    mouth: [],
    eyes: [],
    brows: [],
    lenses: [],
    glasses: [],
    shirt: [],
    collar: [],
  };
  let displacement = 0;
  for (let thread = 0; thread < threads; thread++) {
    const x = (thread + 0.5) * unit;
    const distance = Math.abs(x - size / 2);
    if (random() < 0.4) displacement = Math.round((random() - 0.5) * 2) * 1.5;
    const add = (part: Part, top: number, bottom: number) => {
      if (bottom - top >= 1.5) parts[part].push([x, even(top), even(bottom) - even(top)]);
    };
    if (distance < radius && style !== 'bald') {
      const top = headY - Math.sqrt(1 - (distance / radius) ** 2) * height + displacement;
      add('hair', top, hairEnd(style, x, displacement));
    }
    if (style === 'bun' && distance < 9) add('hair', headY - 31 + distance * 0.35, headY - 20);
    if (distance < 54) add('shirt', 74 + Math.max(0, distance - 9) ** 1.3 * 0.2 + displacement * 0.6, size);
    if (distance < 7) add('skin', 60, 79 - distance * 0.6);
    if (distance < 15) {
      const halfFace = faceHeight(distance);
      add('skin', Math.max(headY - halfFace, foreheadTop(style, x, halfFace)), headY + halfFace);
      if (hasBeard && halfFace > 7) add('hair', headY + 8 - (distance > 9 ? 7 : 0), headY + halfFace + 1);
      const isEye = distance > 5 && distance < 11;
      if (distance === 2) parts.mouth.push([x, headY + 11, 2.5]);
      if (distance === 6) parts.eyes.push([x, headY - 1, 4]);
      if (isEye) parts.brows.push([x, headY - (hasGlasses ? 8 : 6), 2]);
      if (hasGlasses && isEye) parts.lenses.push([x, headY - 3, 8]);
      if (hasGlasses) parts.glasses.push([x, headY - (isEye ? 4 : 2), 1.5]);
    }
    if (distance > 6 && distance < 11) add('collar', 75 + distance * 0.4, 90 + distance * 0.2 + displacement);
  }
  const hair = strokes(parts.hair);
  // Long hair is behind the face, short hair and beards are in front of it.
  const isBehind = style === 'long' || style === 'full' || style === 'curly';
  const tint = tints[hash(`${seed}t`) % tints.length];
  return `<svg class="weave portrait ${tint}" viewBox="0 0 ${size} ${size}" aria-hidden="true"><g fill="none" stroke-width="${unit * 0.86}"><path class="${shirtDye}" d="${strokes(parts.shirt)}"/><path class="w" d="${strokes(parts.collar)}" opacity=".75"/><path stroke="${hairColor}" d="${isBehind ? hair : ''}"/><path stroke="${skinColor}" d="${strokes(parts.skin)}"/><path stroke="${hairColor}" d="${isBehind ? '' : hair}"/><path stroke="${hairColor}" d="${strokes(parts.brows)}"/><path class="w" d="${strokes(parts.lenses)}" opacity=".45"/><path stroke="${portraitColors.outline}" d="${strokes([...parts.mouth, ...parts.eyes, ...parts.glasses])}"/></g></svg>`;
}

/** Returns how far down the hair of a thread reaches. */
function hairEnd(style: HairStyle, x: number, displacement: number): number {
  const distance = Math.abs(x - size / 2);
  if (style === 'full') return 62;
  if (style === 'curly') return 58 + displacement * 2;
  if (style === 'long') return distance > 8 ? 92 - distance * 0.2 + displacement * 2 : 60;
  return distance > 13 ? headY + 2 : foreheadTop(style, x, faceHeight(distance));
}

/** Returns half the height of the face at this distance from the middle. */
function faceHeight(distance: number): number {
  return Math.sqrt(1 - (distance / 15.5) ** 2) * 20;
}

/** Returns where the forehead begins below the hair. */
function foreheadTop(style: HairStyle, x: number, halfFace: number): number {
  const [side, distance] = [x - size / 2, Math.abs(x - size / 2)];
  switch (style) {
    case 'bald':
      return headY - halfFace - 1;
    case 'parted':
      return headY - 10 + (side > -4 ? -side * 0.15 : 4);
    case 'fringe':
      return headY - 7;
    case 'receding':
      return headY - (distance > 4 ? 16 : 12);
    case 'curly':
      return headY - 9 - (Math.round(x / unit) % 2) * 3;
    default:
      return headY - 11 + (distance > 9 ? 3 : 0);
  }
}

function pick<Element>(elements: readonly [Element, ...Element[]], share: number): Element {
  return elements[Math.floor(share * elements.length)] ?? elements[0];
}

/** Rounds to an even number, so that the edges of neighbouring threads meet. */
function even(value: number): number {
  return Math.round(value / 2) * 2;
}
