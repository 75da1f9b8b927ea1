/** Glyph outlines of the display font in font units: character → advance width and path; y points up. */
export type Outlines = {
  unitsPerEm: number;
  glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
};

/** Font units per output unit. Finer coordinates are invisible at this size and would only add bytes. */
const unit = 10;

/** Height of capitals in output units. */
const capitalHeight = 1278 / unit;

/** Space for the letters in the 24 by 24 square. */
const frame = { width: 18, height: 10 };

/** Returns a placeholder for the logo of a tool, 24 by 24: its initials in a stitched frame, in the current colour. */
export function monogram(name: string, { glyphs }: Outlines): string {
  const letters = [...initials(name)].map((letter) => glyphs[letter] ?? glyphs['?'] ?? ([0, ''] as const));
  const total = letters.reduce((sum, [advance]) => sum + advance / unit, 0);
  const scale = round(Math.min(frame.width / total, frame.height / capitalHeight), 4);
  const y = round(12 + (capitalHeight * scale) / 2, 2);
  let x = 12 - (total * scale) / 2;
  const paths = letters.map(([advance, path]) => {
    const drawn = `<path transform="translate(${round(x, 2)} ${y}) scale(${scale} ${-scale})" d="${coarse(path)}Z"/>`;
    x += (advance / unit) * scale;
    return drawn;
  });
  return `<path fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 2" d="M0 1h24M0 23h24M1 2v20M23 2v20"/>${paths.join('')}`;
}

/**
 * Returns the initials of a name, up to three characters: AWS, AP for Amazon Polly, CF for CloudFront, Tw for Twilio.
 */
export function initials(name: string): string {
  if (name.length <= 3) return name;
  const [first = '', second] = name.split(/[\s-]+/);
  if (second) return `${first.charAt(0)}${second.charAt(0)}`.toUpperCase();
  const next = /[A-Z0-9]/.exec(first.slice(1))?.[0] ?? first.charAt(1);
  return first.charAt(0) + next;
}

function coarse(path: string): string {
  return path.replace(/-?\d+/g, (number) => String(Math.round(Number(number) / unit)));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
