import { grounds, standAlone } from '#weave/cloth.ts';
import { portrait } from '../../src/weave/portrait.ts';
import { wovenPhoto } from './woven-photo.ts';
import { hash } from '#weave/thread.ts';
import { stitchPaths } from '#weave/strokes.ts';

export function projectCloth(svg: string, place: number): string {
  return standAlone(svg, 640, 400, `<rect width="640" height="400" fill="${grounds[place % 4]}"/>`);
}

export function person(name: string, place: number): string {
  const svg = portrait(name, place);
  const tint = /\bt[1-4]\b/.exec(svg)?.[0] ?? 't1';
  return standAlone(svg, 112, 112, `<rect width="112" height="112" fill="var(--${tint})"/>`);
}

export async function photographed(photo: Uint8Array, name: string): Promise<string> {
  const { svg, tint } = await wovenPhoto(photo, name);
  return standAlone(svg, 96, 96, `<rect width="96" height="96" fill="var(--${tint})"/>`);
}

/** Returns a woven placeholder for a client's logo: an 11 by 11 diamond derived from the name. */
export function clientLogo(name: string): string {
  const bits = hash(name);
  const middle = 5;
  const rows = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 11 }, (_, column) => {
      const [across, down] = [Math.abs(column - middle), Math.abs(row - middle)];
      if (across + down > middle) return '.';
      const isEdge = across + down === middle;
      return isEdge || (bits >>> ((across * 3 + down * 5) % 23)) & 1 ? 'k' : '.';
    }).join(''),
  );
  const path = stitchPaths(rows).k ?? '';
  return standAlone(`<svg><path fill="none" stroke-width=".86" stroke="var(--edge)" d="${path}"/></svg>`, 11, 11);
}
