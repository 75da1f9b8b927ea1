import { blocks, h2, ol, quote, table, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles about Gujarati on the phone; one of them is written in Gujarati. */
export const gujaratiPosts: readonly SamplePost[] = [
  {
    sample: true,
    slug: 'gujarati-on-the-phone-what-speech-models-miss',
    title: 'Gujarati on the phone: what speech models miss',
    published: '2026-09-21T11:30',
    author: 'Ruhi Solanki',
    categories: ['voice-ai', 'ai-ml'],
    excerpt: 'Numbers, names and code-switching are where callers get misheard. Here is our test set.',
    body: blocks(
      'A model that reads Gujarati news aloud without a fault can still fail on a call to a pharmacy. The news is written by one person and read by one person. A call has a bad microphone, a fan, a child, and a caller who says the number of tablets in English and the name of the medicine in neither language.',
      h2('Where the errors are'),
      'We listened to two hundred calls and marked every word that was heard wrongly. They fell into three groups, and none of them was ordinary vocabulary.',
      ol(
        '<strong>Numbers.</strong> Telephone numbers are said in English digits, amounts in Gujarati words, and dates in whichever comes first.',
        '<strong>Names.</strong> A surname has three common spellings, and the model picks the one it met most often.',
        '<strong>Switches.</strong> One sentence changes language twice. The model decides on a language at the first word and holds on to it.',
      ),
      h2('A test set of ninety sentences'),
      'A benchmark from somewhere else will not tell you about your callers. Ours has thirty sentences of each kind, each recorded by five people over a mobile phone. It takes one morning to record and eight minutes to run.',
      table(
        'Words heard correctly, before and after',
        ['Kind', 'General model', 'With hints', 'Asked again'],
        ['Numbers', '71%', '86%', '98%'],
        ['Names', '58%', '79%', '97%'],
        ['Switches', '64%', '69%', '88%'],
      ),
      '&#8220;With hints&#8221; means that the names of the doctors and the streets of the town were given to the recogniser. &#8220;Asked again&#8221; means that the agent repeated what it had heard and waited for a yes.',
      h2('Repeat, and do it kindly'),
      'The last column is the cheapest improvement of all. A person at a desk repeats a telephone number without being told to, and nobody finds it rude. The agent says the digits in pairs, in the language in which they were given, and stops after each pair so that it can be corrected in the middle.',
      quote('It said my number back the way I say it. After that I spoke normally.', 'A caller in Jamnagar'),
      'What does not work is asking people to speak clearly. They are speaking clearly. Read more about <a href="/reading-numbers-aloud-so-that-people-can-write-them-down/">saying numbers</a> and about <a href="/testing-a-phone-line-before-anyone-calls-it/">running such a test set every night</a>.',
    ),
  },
  {
    sample: true,
    slug: 'ફોન-પર-ગુજરાતી',
    title: 'ફોન પર ગુજરાતી: એક નાની નોંધ',
    published: '2026-07-08T10:30',
    author: 'Ruhi Solanki',
    categories: ['voice-ai'],
    image: { name: 'phone-par-gujarati', alt: 'ગુજરાતી ભરતની ભાતમાં વણેલી રેખા' },
    excerpt: 'અમારો એજન્ટ ગુજરાતીમાં ફોન ઉપાડે છે. પહેલા મહિનામાં અમે શું શીખ્યા તેની ટૂંકી નોંધ.',
    body: blocks(
      'અમારો એજન્ટ હવે ગુજરાતીમાં ફોન ઉપાડે છે. પહેલા મહિનામાં અમે જે શીખ્યા તે અહીં ટૂંકમાં લખ્યું છે. This note is short, and an English summary follows below.',
      h2('ફોન કરનાર શું કહે છે'),
      'લોકો નંબર અંગ્રેજીમાં બોલે છે, રકમ ગુજરાતીમાં બોલે છે, અને તારીખ બંનેમાં. એટલે એજન્ટે ભાષા નહીં, અર્થ પકડવો પડે છે. સાંભળેલી વાત ફરી બોલવી અને &#8220;બરાબર?&#8221; પૂછવું એ સૌથી સારો ઉપાય છે.',
      'બીજી વાત: લોકો એજન્ટને માણસ જેવો નથી ઇચ્છતા, સમજદાર ઇચ્છે છે. એજન્ટ પોતે મશીન છે એમ કહે, તો વાત સહેલી થઈ જાય છે. ફોન કરનાર ધીમે બોલતો નથી, સ્પષ્ટ બોલે છે, અને કામ પતે એટલે આભાર માને છે.',
      ul('નંબર બે-બે આંકડામાં બોલવો.', 'નામ ફરી પૂછવામાં શરમ નથી.', 'ફોન કરનાર બોલે ત્યારે એજન્ટે ચૂપ રહેવું.'),
      h2('In English'),
      'Callers say digits in English, amounts in Gujarati and dates in both. The agent therefore listens for meaning and not for a language, repeats what it heard, and is quiet as soon as the caller speaks. Saying plainly that it is a machine helped more than any voice we tried: people stop being polite to it and start being clear. We counted a month of calls before and after, and the calls became shorter by a fifth. The longer article is <a href="/gujarati-on-the-phone-what-speech-models-miss/">Gujarati on the phone</a>.',
    ),
  },
];
