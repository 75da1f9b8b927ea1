import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { openInbox } from '../journeys/inbox.testkit.ts';
import { samplePdf } from '../../../functions/mail/send/resume.testkit.ts';
import { host } from '../../local/listen.ts';
import { coreTasks } from './core.testkit.ts';
import type { Engine } from './visitor.testkit.ts';

/** Does each core task in a browser, which is opened once, as a visitor of the shared product. */
export function testEngine(openEngine: (origin: string) => Promise<Engine>): void {
  const port = inject('productPort');
  let engine: Engine;
  let folder: string;

  beforeAll(async () => {
    engine = await openEngine(`http://${host}:${port}`);
    folder = await mkdtemp(join(tmpdir(), 'engine-'));
    await writeFile(join(folder, 'résumé.pdf'), samplePdf(200_000));
    return async () => {
      await engine.close();
      await rm(folder, { recursive: true });
    };
  });

  test.for(coreTasks)('$name', async (task) => {
    const visitor = await engine.visit(task.size);
    try {
      const inbox = openInbox(() => `http://${host}:${port + 1}`);
      await task.run(visitor, { inbox, resume: join(folder, 'résumé.pdf') });
      // Chromium alone logs the 404 that a task asks for.
      expect(engine.consoleErrors.filter((error) => !error.includes('status of 404'))).toEqual([]);
    } finally {
      await visitor.close();
    }
  });
}
