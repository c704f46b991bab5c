import type { Params, Statement } from "./sql";

/** What reads: a database, or a transaction with its own uncommitted changes. Repositories that only read ask for this. */
export type Queries = {
  /** All rows. Outside a transaction: of committed data, including every write that was answered before. */
  all<RowType extends object>(statement: Statement<RowType>, params?: Params): Promise<RowType[]>;
  /** The first row, or `undefined`. Give the statement a LIMIT 1 where it could find many. */
  get<RowType extends object>(statement: Statement<RowType>, params?: Params): Promise<RowType | undefined>;
};

/** What writes. */
export type Writes = {
  /** One statement; outside a transaction it is committed (and on disk) when the promise resolves. `changes`: rows written. */
  run(statement: Statement<object>, params?: Params): Promise<{ changes: number }>;
};

/**
 * Everything between BEGIN and COMMIT, with serializable isolation.
 * A statement that fails dooms the transaction on both databases: later statements are rejected and everything is rolled back. Use ON CONFLICT where a clash is expected.
 */
export type Transaction = Queries &
  Writes & {
    /** The same statement for many rows; the quick way to fill a table. */
    runMany(statement: Statement<object>, rows: readonly Params[]): Promise<{ changes: number }>;
  };

export type Database = Queries &
  Writes & {
    /** Which database this is. Only migrations, measurements and the import may ask. */
    readonly kind: "sqlite" | "postgres";
    /**
     * Commits when `work` resolves, rolls back when it rejects, and returns or throws its result.
     * PostgreSQL may call `work` again after a conflict: it should do nothing that cannot be repeated.
     * Do not use the database itself inside `work`, only `tx`. Left idle for 30 seconds, the transaction is rolled back.
     * A statement that takes longer than 10 seconds fails, unless `unbounded` says that this is an import or a change of the schema (PostgreSQL alone: the
     * embedded database cannot be cut off from the outside).
     * `audited` says that `work` writes to the audit log: such transactions then wait for one another instead of colliding.
     * @throws DataError `data-busy` when it kept colliding with others, `data-transaction` when used wrongly
     */
    transaction<T>(work: (tx: Transaction) => Promise<T>, options?: { unbounded?: boolean; audited?: boolean }): Promise<T>;
    /** Lets everything that was asked before finish, refuses everything after, and closes. May be called twice. */
    close(): Promise<void>;
  };
