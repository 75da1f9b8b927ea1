import { expect, test } from 'vitest';
import { type HostileBody, notJson, wrongShapes, wrongTypes, evil, strangeKeys } from './hostile-shapes.testkit.ts';
import { badFiles } from './hostile-files.testkit.ts';
import { badForms, wrongMedia, brokenLines, foreignRecipients, tooLong } from './hostile-headers.testkit.ts';
import { goodMessage, requestOf, setUp } from './send-email.testkit.ts';

const hostileBodies: readonly HostileBody[] = [
  notJson,
  wrongShapes,
  wrongTypes,
  foreignRecipients,
  brokenLines,
  tooLong,
  badFiles,
  badForms,
  wrongMedia,
].flatMap((bodies) => bodies());

test.each(hostileBodies)(
  '$name is refused with a sentence, and nothing is stored',
  async ({ body, contentType = 'text/plain', isBase64Encoded = false }) => {
    const { handler, stored } = setUp();
    const response = await handler(requestOf({ body, headers: { 'content-type': contentType }, isBase64Encoded }));
    expect([400, 413, 415]).toContain(response.statusCode);
    expect(response.body.length).toBeGreaterThan(20);
    expect(response.body).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
    expect(stored()).toEqual([]);
  },
);

test.each(strangeKeys)('a message with the key %s is stored as if it had no such key', async (key) => {
  const plain = setUp();
  await plain.send(goodMessage);
  const strange = setUp();
  expect((await strange.send({ ...goodMessage, [key]: evil })).statusCode).toBe(200);
  expect(strange.stored()).toEqual(plain.stored());
  expect(strange.lines.join()).not.toContain(evil);
});

test('a request without a body is rejected', async () => {
  const { handler } = setUp();
  expect((await handler(requestOf({ body: null }))).statusCode).toBe(400);
});
