/** The check of a résumé would cost more than any honest file does. */
export class BudgetExceeded extends Error {}

/** Limits of the check of one résumé; every part of the check draws from the same object. */
export type Budget = {
  /** Throws `BudgetExceeded` if more bytes have been examined than `limits.steps`. */
  spend: (steps: number) => void;
  /** Counts unpacked bytes. Throws `BudgetExceeded` past `limits.unpackedBytes`. */
  unpack: (bytes: number) => void;
  /** Unpacked bytes that remain, at least 1, for zlib's `maxOutputLength`. */
  remainingBytes: () => number;
};

const limits = {
  /** Bytes of PDF objects, XML and Word text that are examined, with overlaps: about a second of processor time. */
  steps: 24 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
};

export function createBudget(): Budget {
  const remaining = { ...limits };
  const draw = (from: keyof typeof limits, amount: number) => {
    remaining[from] -= amount;
    if (remaining[from] < 0) throw new BudgetExceeded(from);
  };
  return {
    spend: (steps) => draw('steps', steps),
    unpack: (bytes) => draw('unpackedBytes', bytes),
    remainingBytes: () => Math.max(1, remaining.unpackedBytes),
  };
}

/** What is odd about an accepted résumé: a sentence for the office each. */
export type Oddities = string[];

/** A résumé is refused. The message is a sentence for the applicant. */
export class Refusal extends Error {}
