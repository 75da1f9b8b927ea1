/** A colour in the light and in the dark theme, as CSS hex. */
export type Color = { light: string; dark: string };

/**
 * Every colour of the site by the name of its custom property (`ink` is `--ink`). Stylesheets read them as properties
 * (styles/color-rules.ts); images, icons and the office's email, which cannot, read them here.
 */
export const colors = {
  // Background and text.
  ground: { light: '#f6f8f6', dark: '#0a1917' },
  surface: { light: '#fff', dark: '#10231f' },
  sunk: { light: '#e7eeeb', dark: '#162c28' },
  ink: { light: '#0e2421', dark: '#edf4f0' },
  'ink-2': { light: '#435a54', dark: '#a7bdb5' },
  line: { light: '#cfd9d5', dark: '#27403a' },
  edge: { light: '#71857e', dark: '#718d84' },
  // The two speakers: caller (madder) and agent (peacock); `fill` is behind white text.
  caller: { light: '#b92d20', dark: '#ff8a73' },
  agent: { light: '#0b6a66', dark: '#62cdbb' },
  'caller-fill': same('#b92d20'),
  'agent-fill': same('#0b6a66'),
  action: { light: '#b92d20', dark: '#ff7f66' },
  'action-hover': { light: '#8f1f17', dark: '#ffa18d' },
  'on-action': { light: '#fff', dark: '#2a0a06' },
  ok: { light: '#1c6b3c', dark: '#7fd79c' },
  error: { light: '#b0201a', dark: '#ff9c8b' },
  'error-wash': { light: '#fbe9e6', dark: '#33191a' },
  'ok-wash': { light: '#e3f2e8', dark: '#12301f' },
  focus: { light: '#0e2421', dark: '#ffc65c' },
  star: { light: '#c27a05', dark: '#f2a91b' },
  // Dyes: for artwork only, never for text.
  k: same('#0e2421'),
  k1: { light: '#7d1712', dark: '#8e1f1a' },
  k2: { light: '#06403f', dark: '#0e5a57' },
  m: { light: '#d2382a', dark: '#e4472f' },
  y: same('#f2a91b'),
  p: { light: '#0f7c78', dark: '#17948c' },
  p2: same('#74cdbb'),
  w: same('#fff'),
  c4: same('#fff3da'),
  t1: { light: '#f8d3c3', dark: '#d99c86' },
  t2: { light: '#c7e3dc', dark: '#86bbaf' },
  t3: { light: '#fae2a8', dark: '#ddb765' },
  t4: { light: '#dce5e1', dark: '#9db2aa' },
  // Cloth: the dark bands, which are dark in both themes.
  cloth: { light: '#0e2421', dark: '#11302b' },
  'cloth-2': { light: '#17332f', dark: '#1a3f39' },
  'on-cloth': same('#f1f6f3'),
  'on-cloth-2': same('#a9c0b8'),
  'cloth-line': same('#2f4c46'),
  // Outline of the cloth's edge, where page and cloth are equally dark.
  hem: { light: '#0000', dark: '#718d84' },
  // Shadows, and the veil behind a dialog.
  'shade-near': { light: '#0e242114', dark: '#0000' },
  'shade-far': { light: '#0e24214d', dark: '#000' },
  'shade-dialog': same('#000a'),
  veil: same('#0a1917b8'),
} satisfies Record<string, Color>;

/** Name of a colour and, after `--`, of its custom property. */
export type ColorName = keyof typeof colors;

/** Colours that differ inside the dark bands. */
export const colorsOnCloth = {
  k1: colors.k1.dark,
  k2: colors.k2.dark,
  m: colors.m.dark,
  p: colors.p.dark,
  edge: '#5e7c74',
  focus: colors.focus.dark,
} satisfies Partial<Record<ColorName, string>>;

/** Colours that differ on paper: black on white. */
export const colorsInPrint = {
  ground: '#fff',
  surface: '#fff',
  sunk: '#fff',
  ink: '#000',
  'ink-2': '#333',
  line: '#999',
  edge: '#666',
  caller: colors.k1.light,
  agent: colors.k2.light,
  cloth: '#fff',
  'on-cloth': '#000',
  'on-cloth-2': '#333',
} satisfies Partial<Record<ColorName, string>>;

/**
 * Colours that differ in forced colours (Windows' contrast themes), where browsers keep only system colours as
 * backgrounds: those of marks that have no text.
 */
export const colorsInForced = {
  agent: 'CanvasText',
  edge: 'CanvasText',
  'on-cloth': 'CanvasText',
  action: 'Highlight',
} satisfies Partial<Record<ColorName, string>>;

/** Colours that differ if the visitor asks for more contrast: grey text, and lines like text. */
export const colorsInContrast = {
  'ink-2': 'var(--ink)',
  line: 'var(--edge)',
  edge: 'var(--ink)',
  'on-cloth-2': 'var(--on-cloth)',
} satisfies Partial<Record<ColorName, string>>;

/** Saturated backgrounds of woven images. */
export const artworkGrounds = ['#0e2421', '#b92d20', '#f2a91b', '#0b5f5b'] as const;

/** Colours of woven portraits; `outline` is that of glasses. */
export const portraitColors = {
  skin: ['#8a5a3c', '#a8714c', '#c08a62', '#6f452e', '#d3a27c'],
  hair: ['#1b1512', '#2b1d17', '#3a2a22', '#6b655f'],
  outline: '#1b1512',
} as const;

function same(value: string): Color {
  return { light: value, dark: value };
}
