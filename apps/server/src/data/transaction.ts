import { AsyncLocalStorage } from "node:async_hooks";
import type { Transaction } from "./database";
import { DataError } from "./errors";
import { rowsOf, type Row, type Statement, type Value } from "./sql";
import { bind } from "./values";

/** How a driver carries out the statements of one open transaction. */
export type TransactionDriver = {
  all(statement: Statement<object>, values: Value[]): Promise<Row[]>;
  run(statement: Statement<object>, values: Value[]): Promise<number>;
  many(statement: Statement<object>, rows: Value[][]): Promise<number>;
};

/** How long a transaction may stand still, in milliseconds, before the others who wait for it come first. */
export const IDLE_LIMIT = 30_000;

const misuse = (message: string) => new DataError("data-transaction", message);

const current = new AsyncLocalStorage<{ open: boolean }>();

/** Using the database inside one of its transactions would wait for itself for ever; it is an error at once instead. */
export function assertOutsideTransaction(): void {
  if (current.getStore()?.open) throw misuse("The database was used inside a transaction. Use the tx that the transaction was given.");
}

const noWatch = () => {};

/**
 * Runs `work` with a transaction object and waits for every statement it started. Rejects when one of them failed, even if `work` caught it,
 * and when `work` stands still longer than `idleLimit`. BEGIN, COMMIT and ROLLBACK are the driver's.
 */
export async function runTransaction<T>(steps: TransactionDriver, work: (tx: Transaction) => Promise<T>, idleLimit: number): Promise<T> {
  const scope = { open: true };
  const underWay = new Set<Promise<unknown>>();
  let doom: unknown;
  let timer: NodeJS.Timeout | undefined;
  let watch = noWatch;
  const expired = new Promise<never>((_resolve, reject) => {
    watch = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => reject(misuse(`A transaction stood still for ${idleLimit} ms and was rolled back. Do slow things before or after it.`)),
        idleLimit,
      );
    };
  });

  const carryOut = async <R>(start: () => Promise<R>): Promise<R> => {
    clearTimeout(timer);
    const running = start();
    underWay.add(running);
    try {
      return await running;
    } catch (error) {
      doom ??= error;
      throw error;
    } finally {
      underWay.delete(running);
      if (scope.open && underWay.size === 0) watch();
    }
  };

  const step = <R>(start: () => Promise<R>): Promise<R> => {
    if (!scope.open) return Promise.reject(misuse("This transaction is over. Await everything inside it."));
    if (doom)
      return Promise.reject(misuse("A statement of this transaction has failed, so nothing of it can be kept. Use ON CONFLICT where a clash is expected."));
    const result = carryOut(start);
    result.catch(() => undefined); // not awaited by the caller: the transaction still rejects with this error, and an unhandled rejection would end the process
    return result;
  };

  const tx: Transaction = {
    all: (statement, params = {}) => step(async () => rowsOf(statement, await steps.all(statement, bind(statement, params)))),
    get: async (statement, params) => (await tx.all(statement, params))[0],
    run: (statement, params = {}) => step(async () => ({ changes: await steps.run(statement, bind(statement, params)) })),
    runMany: (statement, rows) =>
      step(async () => ({
        changes: await steps.many(
          statement,
          rows.map((row) => bind(statement, row)),
        ),
      })),
  };

  watch();
  let result: T;
  try {
    result = await Promise.race([current.run(scope, () => work(tx)), expired]);
  } finally {
    scope.open = false;
    clearTimeout(timer);
    await Promise.allSettled(underWay); // nothing may reach the database after COMMIT or ROLLBACK
  }
  if (doom) throw doom;
  return result;
}
