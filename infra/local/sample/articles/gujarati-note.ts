import { blocks, h2, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

/** Its address and its text are in another script than the site's. */
export const gujaratiNote: SamplePost = {
  slug: 'ફોન-પર-ગુજરાતી',
  title: 'ફોન પર ગુજરાતી: એક નાની નોંધ',
  published: '2026-07-08T10:30',
  author: 'Riya Kothari',
  categories: ['voice-ai'],
  image: { name: 'phone-par-gujarati', alt: 'ગુજરાતી ભરતની ભાતમાં વણેલી રેખા' },
  excerpt: 'અમારો એજન્ટ ગુજરાતીમાં ફોન ઉપાડે છે. પહેલા મહિનામાં અમે શું શીખ્યા તેની ટૂંકી નોંધ.',
  body: blocks(
    'અમારો એજન્ટ હવે ગુજરાતીમાં ફોન ઉપાડે છે. પહેલા મહિનામાં અમે જે શીખ્યા તે અહીં ટૂંકમાં લખ્યું છે. This note is short, and the same in English follows below.',
    h2('ફોન કરનાર શું કહે છે'),
    'લોકો નંબર અંગ્રેજીમાં બોલે છે, રકમ ગુજરાતીમાં બોલે છે, અને તારીખ બંનેમાં. એટલે એજન્ટે ભાષા નહીં, અર્થ પકડવો પડે છે. સાંભળેલી વાત ફરી બોલવી અને &#8220;બરાબર?&#8221; પૂછવું એ સૌથી સારો ઉપાય છે.',
    ul('નંબર બે-બે આંકડામાં બોલવો.', 'નામ ફરી પૂછવામાં શરમ નથી.', 'ફોન કરનાર બોલે ત્યારે એજન્ટે ચૂપ રહેવું.'),
    h2('In English'),
    'Since June our clinic line picks up in Gujarati. In the first month it took eleven hundred calls, and we listened to one in five of them. Four things were different from what we had expected.',
    'Callers say digits in English, amounts in Gujarati and dates in both. The agent therefore listens for meaning and not for a language, repeats what it heard, and is quiet as soon as the caller speaks.',
    'Saying plainly that it is a machine helped more than any voice we tried. We had feared that people would hang up at the first sentence. Three in a hundred do. The others stop being polite to it and start being clear: they say &#8220;Thursday, morning, Dr Shah&#8221; where they would have begun with the weather to a person. The calls became shorter by a fifth.',
    'A polite form is not optional. Gujarati has two words for &#8220;you&#8221;, and a translated prompt used the one for children and friends. Nobody complained, but older callers answered in Hindi, which has the same trap and which they use with strangers. Since we changed the word, they stay in Gujarati.',
    'The number of a house is not an address. &#8220;Behind the temple, above the tailor&#8221; is one, and it is what the driver of the pharmacy needs. We had a field for street and number, and the agent kept asking for them. Now there is one field, and it takes whatever the caller says.',
    h2('What we would do again'),
    ul(
      'Let two people from the desk write the sentences, and translate nothing.',
      'Read each sentence aloud on a phone before it is put into the prompt. Half of ours became shorter.',
      'Say &#8220;I did not hear that&#8221; instead of &#8220;I did not understand&#8221;. The first is about the line, the second sounds as if it were about the caller.',
      'Keep a person reachable by one word. The word is &#8220;bahen&#8221;, sister, because that is what callers say when they want somebody to help.',
    ),
    'What we would not do again is to begin with the menu. The first draft read out what the line can do. It took nineteen seconds, and the caller already knew why they had rung. Today the line says what it is and asks one question.',
    'The figures, and what a speech model mishears most, are in the longer article: <a href="/gujarati-on-the-phone-what-speech-models-miss/">Gujarati on the phone</a>.',
  ),
};
