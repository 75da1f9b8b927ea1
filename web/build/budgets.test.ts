import { expect, test } from 'vitest';
import { routeCosts } from './budgets.testkit.ts';
import { buildMs, buildSite } from './build-site.testkit.ts';

test(
  'the first view of every route is within its budgets',
  async () => {
    const costs = await routeCosts(await buildSite());
    const overBudget = costs.filter(
      ({ route, html = 0, script, fonts, requests }) =>
        html > 27_000 || script > (route === 'home' ? 90_700 : 100_000) || fonts > 36_000 || requests > 20,
    );
    expect(overBudget).toEqual([]);
    expect(costs.filter(({ html }) => html === undefined).map(({ route }) => route)).toEqual([
      'job',
      'blog',
      'blogPost',
      'search',
      'sent',
    ]);
  },
  buildMs,
);
