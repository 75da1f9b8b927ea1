import { blocks, code, h2, recording, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

export const twilioStudio: SamplePost = {
  slug: 'twilio-studio-or-your-own-code',
  title: 'Twilio Studio or your own code?',
  published: '2026-10-16T15:00',
  author: 'Veer Chavda',
  categories: ['twilio'],
  excerpt: 'Where the visual editor saves weeks, and the point at which it starts to cost them.',
  body: blocks(
    'A flow in the visual editor can answer a telephone the afternoon it is drawn. We begin many projects there, and we leave it in about half of them. This is how we decide, before the drawing becomes too large to move.',
    h2('Stay in the editor when'),
    ul(
      'the person who will change the words next month does not write code;',
      'the flow has one way in and fewer than twenty boxes;',
      'nothing has to be remembered from one call to the next.',
    ),
    'A reception menu is all of these. So is a line that collects a name and a number at night. Drawn, tested and handed over in two days, it needs nobody afterwards.',
    'The three-language line of a public office is the largest flow that we have left in the editor. It has one menu, which is drawn once; the words are in a sheet with a column for each language. The office changes its holiday hours in the sheet, and all three voices follow. No box knows which language it speaks.',
    recording(
      'The demo call of our home page. On such a line the opening hours come from a sheet, and the booking from a function.',
    ),
    h2('Leave it when'),
    'The first sign is a box that exists only to set a variable for the next box. The second is a copied branch: the same eight boxes for the second language. From there each change is made twice, and one day it is made once.',
    'The third sign is a question that nobody can answer: what does the flow do if the diary does not respond? In code somebody has to write that line. In a drawing it is an arrow that is missing, and a missing arrow looks like white space.',
    'The fourth is the test. A flow can be tried by ringing it. That is fine for four paths. With forty, nobody rings them all, and the one that was not rung is the one for people who have no appointment number.',
    h2('Do not move everything'),
    'The way out is not a rewrite. One box of the editor can hand the call to a function of your own and take it back. We move the part that hurts, usually the part with the second language or the diary, and leave the opening hours where the office can find them.',
    code(`export async function handler(context, event, callback) {
  const free = await diary.nextFree(event.doctor).catch(() => undefined);
  // The flow has an arrow for each of these three words.
  if (free === undefined) return callback(null, { result: 'unreachable' });
  callback(null, free.length > 0 ? { result: 'offer', day: free[0] } : { result: 'full' });
}`),
    'The function has one job, and it never throws: it returns a word for each arrow of the box that called it. If it is down, the flow has an arrow for that as well, because we drew it first.',
    h2('What it costs'),
    'A run of a flow is billed for itself, and a function by the call; for most lines both together are less than the minutes of the phone network. Money decides nothing here. Time does. On our own projects a change of words in the editor takes the office ten minutes. The same change in code takes us an hour with review and release, and the office a day of waiting for it.',
    'The other direction is as clear. A change of logic in a flow of sixty boxes took us a day, five times, before we moved that part. In code it was an hour, with a test that stays.',
    h2('Put the drawing into version control'),
    'A flow can be exported as JSON, and it should be. We export it every night and commit the file if it has changed. Nobody reviews it, because nobody can read it. It has another use: when the line behaves differently on Tuesday, the file says who changed it on Monday, and the former version can be imported in two minutes.',
    'After a year most of our lines are a small drawing with two or three functions behind it. Nobody regrets either half.',
  ),
};
