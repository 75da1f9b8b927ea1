import { expect, test } from 'vitest';
import * as v from 'valibot';
import { projectList } from './project.ts';

test.each(['>', '->', '-->', '–>', '=>', '→', 'to', '-', '–'])('“%s” divides the two values of a change', (arrow) => {
  const changes = v.parse(projectList.schema.entries.measures, `Time to answer: 6:10 min ${arrow} 0.4 min`);
  expect(changes).toEqual([{ name: 'Time to answer', before: '6:10 min', after: '0.4 min' }]);
});
