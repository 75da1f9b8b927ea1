import { setTimeout as wait } from 'node:timers/promises';
import { type Command, Name } from 'selenium-webdriver/lib/command.js';
import type { WebDriver } from 'selenium-webdriver';

/** Many times what the slowest command takes on a busy machine. */
const answerMs = 30_000;

/** The limit on what a driver's commands may take. */
export type CommandLimit = {
  /** What the driver answers; rejects when it has not answered in time, or did not once before. */
  answered<Answer>(name: string, answer: Promise<Answer>): Promise<Answer>;
  /** Puts every command of a session under the limit; of a driver that is stuck none is asked any more. */
  hold(session: WebDriver): void;
  /** The command that was never answered. */
  stuckAt(): string | undefined;
};

/**
 * WebKit's driver leaves a command without an answer once in some hundred visits, and then every later one too, which
 * says nothing of the site.
 */
export function limitCommands(): CommandLimit {
  let stuckAt: string | undefined;

  async function answered<Answer>(name: string, answer: Promise<Answer>): Promise<Answer> {
    const isAnswered = new AbortController();
    const late = wait(answerMs, true, { signal: isAnswered.signal }).catch(() => false);
    try {
      return await Promise.race([
        answer,
        late.then((isLate) => {
          if (!isLate) return answer;
          stuckAt ??= name;
          throw new Error(`The driver did not answer "${name}" within ${answerMs / 1000} s.`);
        }),
      ]);
    } finally {
      isAnswered.abort();
    }
  }

  return {
    answered,
    hold(session) {
      const execute = session.execute.bind(session);
      session.execute = async (command: Command) => {
        if (stuckAt === undefined) return answered(command.getName(), execute(command));
        if (command.getName() !== Name.QUIT) throw new Error(`The driver is stuck at "${stuckAt}".`);
      };
    },
    stuckAt: () => stuckAt,
  };
}
