import { expect, test } from 'vitest';
import { detectLanguage, readLanguage } from './language.ts';

test.each([
  ['ફોન પર ગુજરાતી: એક નાની નોંધ', 'gu'],
  ['फ़ोन पर हिन्दी', 'hi'],
  ['الهاتف بالعربية', 'ar'],
  ['电话里的语音', 'zh'],
  ['Nadavox ફોન ઉપાડે છે ત્યારે શું કહેવું', 'gu'],
  ['What “ગુજરાતી” sounds like on the phone', undefined],
  ['Un appel à minuit', undefined],
  ['2026 – 100 %', undefined],
  ['', undefined],
])('the language of “%s” is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  [{ lang: 'mr' }, 'mr'],
  [{ lang: 'en' }, 'en'],
  [{ wpml_current_locale: 'mr_IN' }, 'mr-IN'],
  [{ meta: { lang: 'mr' } }, 'mr'],
  [{ lang: '"><script>', meta: [] }, 'hi'],
  [{ lang: { code: 'mr' } }, 'hi'],
])('the language that WordPress names in %j wins over the script: %s', (item, language) => {
  expect(readLanguage(item, 'नमस्ते')).toBe(language);
});
