import { databaseErrors, databaseSeconds, timed } from "../common/metrics";
import type { Database } from "./database";
import { DataError } from "./errors";

export type MeasuredOptions = {
  /** From how many milliseconds on a statement or a transaction is slow. */
  slowMs: number;
  /** @param statement its text; never its values, which may be personal. `transaction` for a whole transaction */
  onSlow: (statement: string, ms: number) => void;
};

/** The same database, measured: durations and errors go to the metrics, slow statements to the operator. */
export function measured(database: Database, { slowMs, onSlow }: MeasuredOptions): Database {
  const measure = <T>(operation: "read" | "write" | "transaction", text: string, work: () => Promise<T>): Promise<T> =>
    timed(work, (seconds, error) => {
      databaseSeconds.observe({ operation }, seconds);
      if (error instanceof DataError) databaseErrors.inc({ code: error.code });
      if (seconds * 1000 >= slowMs) onSlow(text.replaceAll(/\s+/g, " ").trim(), Math.round(seconds * 1000));
    });
  return {
    kind: database.kind,
    all: (statement, params) => measure("read", statement.text, () => database.all(statement, params)),
    get: (statement, params) => measure("read", statement.text, () => database.get(statement, params)),
    run: (statement, params) => measure("write", statement.text, () => database.run(statement, params)),
    transaction: (work, options) => measure("transaction", "transaction", () => database.transaction(work, options)),
    close: () => database.close(),
  };
}
