export const stopWords = new Set(
  (
    'a about actually after all also am an and any anyone anything are as at be been built but by can could did ' +
    'do does doing don done exactly for from get getting give go got guys had happen happens has have hello help ' +
    'hey hi how i id if im in into is it its ive just kind know like ll lot make makes may me more much my need ' +
    'no not of off ok on one ones or our out please pls re really s should so some somebody someone something ' +
    'such t tell than thanks that the their them then there these they thing things this till to too u under up ' +
    'ur us use using usually ve very want was way we were what whats when where which who whom why will with without ' +
    'work worked working works would x y yes you your yourself must shall per via still yet d m before ' +
    'he she his her only already two three four during whether while because possible able let maybe ' +
    'b4 thru wld cud shud wud smth sth abt gonna wanna gotta plz thx bro sir madam then ' +
    'doesn didn isn aren wasn wouldn couldn shouldn haven hasn cannot ' +
    'dont doesnt didnt isnt arent wont cant wouldnt couldnt shouldnt havent hasnt youre'
  ).split(' '),
);

/** Whether a word says nothing about what a visitor searches for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(plain(word));
}

export function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns a plain word without its English ending: "planned" and "plans" become "plan". */
export function stem(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/([a-z]{3}t)ions?$|([a-z]{4})(?:ments?|ly)$/, '$1$2')
    .replace(/([a-z]{4})est$/, '$1')
    .replace(/([a-z]{3})(?:ing|ed|es|s|e)$/, '$1')
    .replace(/([b-df-hj-kmnp-rtv-z])\1$/, '$1');
}
