import type { Project } from '#content/lists/project.ts';
import type { Recording } from '#content/lists/recording.ts';
import { services } from '#content/services/index.ts';
import type { IconName } from '#content/types.ts';
import { grounds, standAlone } from '#weave/cloth.ts';
import { icons } from '../../src/weave/icons.ts';
import { stripLengths } from '../../src/weave/measured-strips.ts';
import { portrait } from '../../src/weave/portrait.ts';
import { wovenPhoto } from './woven-photo.ts';
import { recordedLine } from '../../src/weave/recorded-line.ts';
import { hash } from '#weave/thread.ts';
import { stitchPaths } from '#weave/strokes.ts';

const callSize = { width: 1440, height: 240, unit: 10 };

/** Returns the line of a call, on a transparent background. */
export function callLine(recording: Recording): string {
  return standAlone(recordedLine(recording, callSize), callSize.width, callSize.height);
}

/** Grounds on which peacock can be seen. */
const projectGrounds = [grounds[0], grounds[2], grounds[3]] as const;

/** Returns an icon woven large on a tint: three threads for each of its columns. */
export function iconCloth(name: IconName, place: number): string {
  const rows = icons[name].map((row) => row.replaceAll(/./g, '$&$&$&'));
  const paths = Object.entries(stitchPaths(rows)).map(([dye, path]) => `<path class="${dye}" d="${path}"/>`);
  const svg = `<svg><g stroke-width=".86" transform="translate(167.5 42.5) scale(5 15)">${paths.join('')}</g></svg>`;
  return standAlone(svg, 500, 250, `<rect width="500" height="250" fill="${grounds[(place + 1) % 4]}"/>`);
}

/**
 * Returns what can be shown of a project: its call, what was counted before and after, or else the icon of its first
 * service. Cards cut off the upper and the lower seventh.
 */
export function projectCloth(
  { recording, measures: [measure] = [], services: [service] = [] }: Project,
  place: number,
) {
  const lengths = measure && stripLengths(measure);
  const svg = recording
    ? recordedLine(recording, callSize).replace('<svg', '<svg x="32" y="152" width="576" height="96"')
    : lengths
      ? strips(lengths)
      : icon(services.find(({ title }) => title === service)?.icon ?? 'layers');
  return standAlone(
    `<svg>${svg}</svg>`,
    640,
    400,
    `<rect width="640" height="400" fill="${projectGrounds[place % 3]}"/>`,
  );
}

function strips({ before, after, threads }: NonNullable<ReturnType<typeof stripLengths>>): string {
  const thread = 576 / threads;
  const strip = (dye: string, y: number, length: number) =>
    `<path class="${dye}" stroke-width="56" stroke-dasharray="${0.84 * thread} ${0.16 * thread}" d="M32 ${y}h${length * thread}"/>`;
  return strip('st', 158, before) + strip('p', 242, after);
}

/** Dyes of icons that images name differently. */
const iconDyes: Readonly<Record<string, string>> = { q: 'a1', x: 'a3' };

function icon(name: IconName): string {
  const paths = Object.entries(stitchPaths(icons[name])).map(
    ([dye, path]) => `<path class="${iconDyes[dye] ?? dye}" d="${path}"/>`,
  );
  return `<g stroke-width=".86" transform="translate(221 101) scale(18)">${paths.join('')}</g>`;
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
