import { appendFileSync } from 'node:fs';
import { startStorage } from '../storage.ts';

/**
 * A process for the tests to kill: storage in the folder given, whose deliverer notes each key in the file given and
 * then deletes the object, as deliver-email does. Prints the address of its S3 once it takes objects.
 */
const [folder = '', notes = ''] = process.argv.slice(2);
const storage = await startStorage({ folder, retryBaseMs: 1 });
storage.deliverTo(async (event) => {
  for (const { body } of event.Records) {
    const { Records } = JSON.parse(body) as { Records: { s3: { object: { key: string } } }[] };
    for (const { s3 } of Records) {
      const address = `${storage.s3Url}/outbox/${s3.object.key}`;
      if ((await fetch(address)).status !== 200) continue;
      appendFileSync(notes, `${s3.object.key}\n`);
      await fetch(address, { method: 'DELETE' });
    }
  }
});
console.log(storage.s3Url);
