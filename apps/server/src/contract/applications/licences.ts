import { PortalError } from "@onehall/api";
import { localDate } from "../../common/deadline";
import { maskNumber } from "../../common/mask";
import { type Queries, sql, type Transaction } from "../../data";
import type { ApplicationRow, FiledDetail } from "./rows";

/** What the desk or the back end of the department says of an e-licence. Empty: the number that was offered; no last day. */
export type StatedLicence = { number: string; until: string };

type Result = { name: string; type: string };

const addLicence = sql`INSERT INTO person_licence (id, person, sort, name, number, issuer, issued_on, expires_on)
  VALUES (${"id"}, ${"person"}, 1000, ${"name"}, ${"masked"}, ${"issuer"}, ${"day"}, ${"until"}) ON CONFLICT (id) DO NOTHING`;
const addNumber = sql`INSERT INTO person_licence_number (licence, number) VALUES (${"id"}, ${"number"}) ON CONFLICT (licence) DO NOTHING`;
const guideOfCode = sql<{ guide: string }>`SELECT guide FROM task JOIN item ON item.task_id = task.id WHERE item.code = ${"code"}`;

/** Kinds of result that are kept as an e-licence; the others are decisions and answers, which are documents alone. */
const LICENCES: readonly string[] = ["证照", "证明"];

/** Licences that have the number of their holder: the field of the application that holds it. */
const NUMBER_OF_HOLDER: Readonly<Record<string, string>> = {
  居民身份证: "idNumber",
  机动车驾驶证: "idNumber",
  社会保障卡: "idNumber",
  营业执照: "creditCode",
};

/** Id of the e-licence that came of an application. */
export const licenceId = (receipt: string): string => `case-${receipt}`;

/** The e-licence that an application comes to, with the number that it has unless another one is stated; undefined where its result is none. @param sample a demonstration: numbers of its own say so */
export async function licenceOffered(queries: Queries, row: Pick<ApplicationRow, "taskCode" | "receipt" | "form">, sample: boolean) {
  const found = await queries.get(guideOfCode, { code: row.taskCode });
  const { result } = JSON.parse(found?.guide ?? "{}") as { result?: Result | null };
  if (!result || !LICENCES.includes(result.type)) return undefined;
  const holder = NUMBER_OF_HOLDER[result.name];
  const own = (JSON.parse(row.form) as FiledDetail[]).find(({ id }) => id === holder)?.value;
  // YL for 样例.
  return { name: result.name, number: own ?? (sample ? `YL${row.receipt}` : row.receipt) };
}

/**
 * Puts the e-licence of an approved application among those of the applicant, in the transaction that issues the result.
 * @throws PortalError status 400 for a last day that is over
 * @see APPLY-30
 */
export async function issueLicence(tx: Transaction, row: ApplicationRow, stated: StatedLicence | undefined, sample: boolean, now: Date): Promise<void> {
  const offered = await licenceOffered(tx, row, sample);
  if (!offered) return;
  const day = localDate(now);
  const until = stated?.until ?? "";
  if (until !== "" && until < day) throw new PortalError("invalid", "证照的有效期已经过了，请核对“有效期至”", { status: 400 });
  const id = licenceId(row.receipt);
  const number = stated?.number || offered.number;
  const issuer = sample ? `样例：${row.deptName}` : row.deptName;
  await tx.run(addLicence, { id, person: row.person, name: offered.name, masked: maskNumber(number), issuer, day, until: until === "" ? null : until });
  await tx.run(addNumber, { id, number });
}
