import { letterWords as words } from '#content/weekly-letter.ts';
import { wovenLineSize } from '#weave/woven-line.ts';

/**
 * Returns the parts of the weekly letter: titles, without a value, and figures as fields, the rest as text, and as the
 * woven line a diamond for each source of visits.
 */
export function letterFigures(message: string) {
  const parts = message.split('\n\n');
  const sections = parts.filter((part) => part.includes('\n'));
  const fields = sections.flatMap((section) =>
    section.split('\n').map((line) => {
      const [, label = '', value = '', note = ''] = /^(.+): (.+) \((.+)\)$/.exec(line) ?? [];
      return value === '' ? { label: `\n${line}`, value } : { label, value, note };
    }),
  );
  const sources = sections.find((section) => section.startsWith(words.titles['visit-reported source'])) ?? '';
  const visits = [...sources.matchAll(/: (\d+)/g)].map(([, count]) => Number(count));
  const line = Array.from({ length: wovenLineSize.threads }, (_, thread) => {
    const at = ((thread + 0.5) * visits.length) / wovenLineSize.threads;
    return ((visits[Math.floor(at)] ?? 0) / Math.max(...visits)) * (1 - Math.abs(2 * (at % 1) - 1)) || 0;
  });
  return { fields, text: parts.filter((part) => !part.includes('\n')).join('\n\n'), line };
}
