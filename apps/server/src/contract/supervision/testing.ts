import { type Database, sql } from "../../data";

/** What a test wants to know of a rating row. */
export type StoredRating = {
  receipt: string;
  region: string;
  org: string;
  deptId: string;
  level: number;
  channel: string;
  reasons: string;
  content: string;
  rated: string;
  corrected: string;
};

/** What a test wants to know of a case row. */
export type StoredCase = {
  receipt: string;
  region: string;
  deptId: string;
  applicant: string;
  channel: string;
  applied: string;
  answered: string;
  admitted: number;
  mended: string;
  special: string;
  due: string;
  decided: string;
  result: string;
};

const ratings = sql<StoredRating>`SELECT receipt, region, org, dept_id AS "deptId", level, channel, reasons, content, rated, corrected FROM rating ORDER BY rated DESC, receipt`;
const cases = sql<StoredCase>`SELECT receipt, region, dept_id AS "deptId", applicant, channel, applied, answered, admitted, mended, special, due, decided, result FROM case_file ORDER BY receipt`;

/** Every row, to count by hand. */
export const allRatings = (database: Pick<Database, "all">): Promise<StoredRating[]> => database.all(ratings);
export const allCases = (database: Pick<Database, "all">): Promise<StoredCase[]> => database.all(cases);

/** The clock of openHost, as rows write it. */
export const CLOCK = { now: "2026-11-20 10:00", today: "2026-11-20", from: "2025-11", until: "2026-10" } as const;

/** The name that a sample person applied with; companies are not masked. */
export const fullName = (applicant: string): string => (applicant.endsWith("*") ? `${applicant.slice(0, -1)}样例` : applicant);
