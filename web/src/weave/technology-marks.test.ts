import { expect, test } from 'vitest';
import { colors } from '#content/colors.ts';
import { markSheet, toolLists } from './technology-marks.ts';

test.each(toolLists)('each tool of "$title" has one view of its sheet that is not empty', ({ tools }) => {
  const views = [
    ...markSheet(tools).matchAll(
      /<view id="([a-z0-9-]+)" viewBox="0 (\d+) 24 24"\/><g transform="translate\(0 (\d+)\)">(.*?)<\/g>(?=<view|<\/svg>)/g,
    ),
  ];
  expect(new Set(views.map(([, id]) => id)).size).toBe(tools.length);
  expect(views.map(([, , seen, drawn]) => [seen, drawn])).toEqual(
    tools.map((_, index) => [String(24 * index), String(24 * index)]),
  );
  expect(views.filter(([, , , , mark = '']) => !/ d="[Mm]\S/.test(mark))).toEqual([]);
});

test('swatches have a contrast of 3:1 to the page in both themes', () => {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? [])
      .map((byte) => Number.parseInt(byte, 16) / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const drawn =
    markSheet(toolLists.flatMap(({ tools }) => tools)).match(/(?<=scale\([\d.]+\)"><path stroke=")#[0-9a-f]{6}\b/g) ??
    [];
  expect(drawn.length).toBeGreaterThan(0);
  for (const ground of [colors.ground.light, colors.ground.dark]) {
    for (const color of drawn) {
      const [dark = 0, light = 0] = [luminance(color), luminance(ground)].sort((one, other) => one - other);
      expect((light + 0.05) / (dark + 0.05), `${color} on ${ground}`).toBeGreaterThan(3);
    }
  }
});
