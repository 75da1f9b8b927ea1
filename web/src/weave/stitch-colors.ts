import { colors } from '#content/colors.ts';
import type { Stitch } from './woven-line.ts';

/** Colours of the stitches where CSS custom properties are not available: in the office's email and in saved files. */
export const stitchColors: Readonly<Record<Stitch, string>> = {
  ground: '',
  silence: colors.edge.light,
  1: colors.k1.light,
  2: colors.m.light,
  3: colors.y.light,
  4: colors.c4.light,
};
