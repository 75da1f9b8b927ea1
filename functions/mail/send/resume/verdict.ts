/** What is odd about an accepted résumé: a sentence for the office each. */
export type Oddities = string[];

/** A résumé is refused. The message is a sentence for the applicant. */
export class Refusal extends Error {}
