import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openInbox } from '../journeys/inbox.testkit.ts';
import { samplePdf } from '../journeys/sample-pdf.testkit.ts';
import { host } from '../listen.ts';
import { coreTasks } from './core.testkit.ts';
import type { Engine } from './visitor.testkit.ts';

/** Does each core task in a browser, which is opened once, as a visitor of the shared product. */
export function testEngine(openEngine: (origin: string) => Promise<Engine>): void {
  const port = inject('productPort');
  let engine: Engine;
  let folder: string;
  let passed = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engine-'));
    await writeFile(join(folder, 'résumé.pdf'), samplePdf(200_000));
    engine = await openEngine(`http://${host}:${port}`);
  });
  afterAll(async () => {
    console.log(`${engine.name}: ${passed} of ${coreTasks.length} tasks passed.`);
    await engine.close();
    await rm(folder, { recursive: true });
  });

  test.each(coreTasks.map((task) => [task.name, task] as const))('%s', async (_name, task) => {
    const visitor = await engine.visit(task.size);
    try {
      const inbox = openInbox(() => `http://${host}:${port + 1}`);
      await task.run(visitor, { inbox, resume: join(folder, 'résumé.pdf') });
      // Chromium alone logs the 404 that a task asks for.
      expect(engine.consoleErrors.filter((error) => !error.includes('status of 404'))).toEqual([]);
      passed += 1;
    } finally {
      await visitor.close();
    }
  });
}
