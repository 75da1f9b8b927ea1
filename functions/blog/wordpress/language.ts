import { isRecord } from '#contract/json.ts';

/** Scripts with a usual language (ISO 15924); Latin has none, because the site is in English. */
const scripts = 'Gujr Deva Arab Beng Guru Orya Taml Telu Knda Mlym Sinh Hebr Grek Cyrl Thai Hang Hira Hani'
  .split(' ')
  .map((script) => ({
    language: new Intl.Locale(`und-${script}`).maximize().language,
    letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
  }));

/**
 * Returns the language that WordPress names for an item: `lang` (Polylang), `wpml_current_locale` (WPML) or the custom
 * field `lang`. Otherwise returns the language of most letters of `text`. Undefined for the site's own, English.
 */
export function readLanguage(item: Record<string, unknown>, text: string): string | undefined {
  const custom = isRecord(item.meta) ? item.meta.lang : undefined;
  const named = [item.lang, item.wpml_current_locale, custom].map(readTag).find((tag) => tag !== undefined);
  return named ?? detectLanguage(text);
}

/** Characters that decide; each script reads them once. */
const sampleLength = 2_000;

/** Returns the language of the script that more than half of the first letters of a text have. */
function detectLanguage(wholeText: string): string | undefined {
  const text = wholeText.slice(0, sampleLength);
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return scripts.find((script) => (text.match(script.letters)?.length ?? 0) * 2 > letters)?.language;
}

/** WordPress's locales have an underscore. */
function readTag(value: unknown): string | undefined {
  const tag = typeof value === 'string' ? value.replaceAll('_', '-') : '';
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag) ? tag : undefined;
}
