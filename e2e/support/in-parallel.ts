/** Does the work for every item, at most `concurrency` at a time; rejects with the first failure. */
export async function inParallel<T>(concurrency: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values(); // one iterator for all: each item is taken once
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
