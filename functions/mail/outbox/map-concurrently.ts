/**
 * Yields the results in the order of the items. At most `limit` calls run at once, so that neither memory nor the line
 * carries more of them, however many items there are. Rejects with the first error.
 */
export async function* mapConcurrently<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  limit: number,
  run: (item: Item) => Promise<Result>,
): AsyncGenerator<Awaited<Result>> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    if (running.length === limit) yield await running.shift()!;
    const result = run(item);
    // Node.js would end the process for an error that nobody awaits yet.
    result.catch(() => undefined);
    running.push(result);
  }
  for (const result of running) yield await result;
}
