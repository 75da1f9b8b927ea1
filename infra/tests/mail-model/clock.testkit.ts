import { createRandom as createNumbers } from '#weave/thread.ts';

/** Random numbers; the same seed returns the same ones. */
export type Random = {
  chance(probability: number): boolean;
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
};

export function createRandom(seed: number): Random {
  const next = createNumbers(seed);
  return {
    chance: (probability) => next() < probability,
    between: (least, most) => least + next() * (most - least),
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}

/** A clock that advances from one event to the next while no process computes, without real timers. */
export type Clock = ReturnType<typeof createClock>;

export function createClock(start: number) {
  let now = start;
  /** Number of processes that are running code. Time passes only while all of them wait. */
  let computing = 0;
  /** What is due, the next one last. */
  const due: { at: number; run: () => void }[] = [];

  function at(time: number, run: () => void): void {
    let index = due.length;
    while (index > 0 && due[index - 1]!.at <= time) index -= 1;
    due.splice(index, 0, { at: time, run });
  }

  const isComputing = () => computing > 0;

  return {
    now: () => now,
    at,
    start: (process: () => Promise<void>): void => {
      computing += 1;
      void process().finally(() => (computing -= 1));
    },
    sleep: (ms: number): Promise<void> => {
      computing -= 1;
      return new Promise((resolve) => {
        at(now + ms, () => {
          computing += 1;
          resolve();
        });
      });
    },
    /** Kills the calling process: its promise never settles. */
    kill: (): Promise<never> => {
      computing -= 1;
      return new Promise(() => {});
    },
    /** Advances until `isOver`, which is asked before each event. */
    runUntil: async (isOver: () => boolean): Promise<void> => {
      for (;;) {
        do await new Promise(setImmediate);
        while (isComputing());
        const next = isOver() ? undefined : due.pop();
        if (next === undefined) return;
        now = Math.max(now, next.at);
        next.run();
      }
    },
  };
}

/**
 * Probabilities of a fault at each call of a service: the call fails without an effect; its answer is lost, so that the
 * caller sees a failure, or the SDK calls again; the process is killed before or after the effect.
 */
export type FaultRates = { fail: number; lose: number; kill: number };

/** A running function or command, whose clock is up to 7.5 seconds fast or slow. */
export type Process = {
  now(): Date;
  /** Time until its timeout, in milliseconds. */
  remainingMs(): number;
  call<Result>(effect: () => Result, options?: { isRetriedBySdk: boolean }): Promise<Result>;
};

/** Returns a function that starts processes, whose calls take time and fail at the given rates. */
export function createProcesses(clock: Clock, random: Random, rates: () => FaultRates, onLost: () => void) {
  return (timeoutMs: number, main: (process: Process) => Promise<unknown>): void => {
    const skewMs = random.between(-7_500, 7_500);
    const deadline = clock.now() + timeoutMs;
    const wait = async () => {
      await clock.sleep(random.chance(0.02) ? random.between(100, 3_000) : random.between(5, 50));
      if (clock.now() > deadline) await clock.kill();
    };
    const call: Process['call'] = async (effect, { isRetriedBySdk } = { isRetriedBySdk: true }) => {
      const { fail, lose, kill } = rates();
      await wait();
      if (random.chance(kill / 2)) await clock.kill();
      if (random.chance(fail)) throw new Error('connect ETIMEDOUT');
      const [isLost, isKilled] = [random.chance(lose), random.chance(kill / 2)];
      const result = effect();
      if (isLost || isKilled) onLost();
      if (isKilled) await clock.kill();
      await wait();
      if (!isLost) return result;
      // A conditional write fails when it is repeated, because it has succeeded before.
      if (isRetriedBySdk && random.chance(0.5)) return effect();
      throw new Error('read ECONNRESET');
    };
    const now = () => new Date(clock.now() + skewMs);
    clock.start(async () => void (await main({ now, remainingMs: () => deadline - clock.now(), call })));
  };
}
