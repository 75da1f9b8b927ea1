import { expect, test } from 'vitest';
import { securityContactUntil } from '#content/promises.ts';

// Not in npm test, because no date may stand between a fix and production.
test('security.txt is valid for another month; otherwise ask who reads it and move securityContactUntil on', () => {
  const days = (Date.parse(securityContactUntil) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
});
