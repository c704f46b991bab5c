// @ts-check
/**
 * One SQLite connection in a thread of its own. Plain JavaScript, so that tests, the development server and the bundle can all start this very file.
 * It answers every request in the order of arrival; what a request means is said by {@link file://./sqlite-connection.ts}.
 *
 * Three habits of the driver shape it: `run` leaves a RETURNING statement open and uncommitted, and `get` adds a column to its row, so whatever has rows
 * is read by `all`; numbers are bound as REAL unless they are BigInt.
 */
import { parentPort, workerData } from "node:worker_threads";
import Libsql from "libsql";

/** @typedef {string | number | null} Value */
/** @typedef {{ text: string, values: Value[] }} Bound */
/**
 * @typedef {{ op: "all", text: string, values: Value[] }
 *   | { op: "run", text: string, values: Value[] }
 *   | { op: "many", text: string, rows: Value[][] }
 *   | { op: "together", statements: Bound[] }
 *   | { op: "begin" | "commit" | "rollback" | "ready" | "close" }} Request
 */

/** Statements that stay prepared; the program has fewer. */
const MAX_PREPARED = 400;

/** Memory for pages of the file, in KiB, taken as it is needed. The writer needs more: filling four indexes in the order of the items touches pages everywhere. */
const CACHE = { writer: 65_536, reader: 32_768 };

/** @type {{ file: string, role: "writer" | "reader", busyTimeout: number }} */
const { file, role, busyTimeout } = workerData;
function opened() {
  const connection = new Libsql(file);
  connection.pragma(`busy_timeout = ${busyTimeout}`);
  if (role === "writer") {
    connection.pragma("journal_mode = WAL");
    connection.pragma("synchronous = FULL"); // a commit is on disk before it is answered
    connection.pragma("journal_size_limit = 67108864");
  } else connection.pragma("query_only = ON");
  connection.pragma(`cache_size = -${CACHE[role]}`);
  connection.pragma("foreign_keys = ON");
  connection.pragma("case_sensitive_like = ON"); // as in PostgreSQL
  connection.pragma("temp_store = MEMORY");
  connection.pragma("analysis_limit = 1000"); // ANALYZE looks at so many entries of an index: as good, and quick
  return connection;
}

/** A connection is made anew after {@link mayStayOpen}. */
let database = (() => {
  try {
    return opened();
  } catch (error) {
    throw new Error(described(error).message, { cause: error }); // an error of the driver's own class arrives without its message
  }
})();

/** @type {Map<string, ReturnType<typeof database.prepare>>} */
const prepared = new Map();

/** @param {string} text */
function prepare(text) {
  const known = prepared.get(text);
  if (known) return known;
  const statement = database.prepare(text);
  const [oldest] = prepared.keys();
  if (oldest !== undefined && prepared.size >= MAX_PREPARED) prepared.delete(oldest);
  prepared.set(text, statement);
  return statement;
}

/** A statement may have stayed open. */
let doubtful = false;

const BUSY = 5;

/**
 * SQLite ends a statement that fails, except one that met a lock: that may be stepped once more. An error without a result code is the driver's own, which
 * may have stopped in the middle of the rows. A statement that stays open holds a reader to the data of that moment, and lets the writer commit nothing more.
 * @param {number} code
 */
const mayStayOpen = (code) => code === 0 || (code & 0xff) === BUSY;

/** The only way to be sure that nothing is open: the driver has no call that ends a statement. */
function reconnect() {
  prepared.clear();
  database.close();
  database = opened();
  doubtful = false;
}

/** @param {Value[]} values */
const exact = (values) => values.map((value) => (typeof value === "number" && Number.isInteger(value) ? BigInt(value) : value));

/** @param {string} text @param {Value[]} values */
const all = (text, values) => prepare(text).all(exact(values));

/** @param {string} text @param {Value[]} values */
function run(text, values) {
  const statement = prepare(text);
  return statement.reader ? statement.all(exact(values)).length : statement.run(exact(values)).changes;
}

/**
 * Statements that share one commit, one alone too: the driver leaves a statement open that meets a lock outside of a transaction, and nothing could be
 * committed after it. Each fails for itself, as SQLite takes back only the statement that broke a rule;
 * where it took back everything (the disk is full), all of them fail.
 * @param {Bound[]} statements
 */
function together(statements) {
  database.exec("BEGIN IMMEDIATE");
  try {
    const results = statements.map(({ text, values }) => attempt(() => run(text, values), stillOpen));
    database.exec("COMMIT");
    return results;
  } catch (error) {
    rollback();
    throw error;
  }
}

const stillOpen = () => database.inTransaction;

function rollback() {
  if (database.inTransaction) database.exec("ROLLBACK");
}

/**
 * What became of a piece of work; an error becomes part of the answer where that is allowed.
 * @param {() => unknown} work
 * @param {() => boolean} [allowed]
 */
function attempt(work, allowed = () => true) {
  try {
    return { result: work() };
  } catch (error) {
    if (!allowed()) throw error;
    const failure = described(error);
    doubtful ||= mayStayOpen(failure.code);
    return { error: failure };
  }
}

/** @param {unknown} error */
function described(error) {
  const code = error instanceof Error && "rawCode" in error ? Number(error.rawCode) : 0;
  return { message: error instanceof Error ? error.message : String(error), code };
}

/** @param {Request} request */
function answer(request) {
  switch (request.op) {
    case "all":
      return all(request.text, request.values);
    case "run":
      return run(request.text, request.values);
    case "many":
      return request.rows.reduce((changes, row) => changes + run(request.text, row), 0);
    case "together":
      return together(request.statements);
    case "begin":
      return database.exec("BEGIN IMMEDIATE");
    case "commit":
      return database.exec("COMMIT");
    case "rollback":
      return rollback();
    case "close":
      prepared.clear();
      return database.close();
    case "ready":
      return undefined;
  }
}

parentPort?.on("message", (/** @type {Request} */ request) => {
  const { op } = request;
  parentPort?.postMessage(
    attempt(() => answer(request)),
    [],
  );
  if (op === "close") parentPort?.close();
  else if (doubtful && !database.inTransaction) reconnect(); // in a transaction: after its rollback
});
