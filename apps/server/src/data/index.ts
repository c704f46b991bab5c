/** The data layer: statements, databases, schema. Repositories stand beside what needs them. @see docs/decisions/database.md */
export { audit, type AuditEvent } from "./audit";
export type { Database, Queries, Transaction, Writes } from "./database";
export { DataError, READ_ONLY, type DataErrorCode } from "./errors";
export { migrate } from "./migrate";
export { measured } from "./measured";
export { openDatabase, type DatabasePlace } from "./open";
export { refreshRollUps } from "./roll-ups";
export { byListLength, list, fragment, sql, type Params, type SqlFragment, type Row, type Statement, type Value } from "./sql";
