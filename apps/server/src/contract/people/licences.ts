import { type AnswerOf, licenceCheck, licencePresent, PortalError } from "@onehall/api";
import { type Database, sql } from "../../data";
import { maskName } from "../../common/mask";
import { defineHandler } from "../router/handler";
import { visitorHandler } from "./visitor-handler";
import { CODE_SECONDS, codeOf, readCode } from "./licence-code";
import { stateOn } from "./licence-state";

type Checked = AnswerOf<typeof licenceCheck>;
type LicenceRow = { name: string; number: string; issuer: string; issuedOn: string; expiresOn: string | null; holder: string; corp: string | null };

const whole = sql<{ number: string }>`
  SELECT COALESCE(whole.number, person_licence.number) AS "number" FROM person_licence
  LEFT JOIN person_licence_number whole ON whole.licence = person_licence.id
  WHERE person_licence.id = ${"id"} AND person = ${"person"}`;
const shown = sql<LicenceRow>`
  SELECT person_licence.name, number, person_licence.issuer, issued_on AS "issuedOn", expires_on AS "expiresOn", person.name AS "holder", person.corp
  FROM person_licence JOIN person ON person.id = person_licence.person WHERE person_licence.id = ${"id"}`;

const own = sql<LicenceRow & { id: string }>`
  SELECT person_licence.id, person_licence.name, COALESCE(whole.number, person_licence.number) AS "number", person_licence.issuer, issued_on AS "issuedOn",
    expires_on AS "expiresOn", person.name AS "holder", person.corp
  FROM person_licence JOIN person ON person.id = person_licence.person LEFT JOIN person_licence_number whole ON whole.licence = person_licence.id
  WHERE person_licence.id = ${"id"} AND person_licence.person = ${"person"}`;

/** A licence with its whole number and the whole name of its holder, for the holder alone; undefined where it is not theirs. */
export async function ownLicence(database: Database, person: string, id: string): Promise<(Omit<LicenceRow, "corp"> & { id: string }) | undefined> {
  const row = await database.get(own, { id, person });
  if (!row) return undefined;
  const { corp, holder, ...licence } = row;
  return { ...licence, holder: corp ?? holder };
}

/** The whole number of one's own licence, and a code that shows it to somebody else for some minutes. */
export const handleLicencePresent = visitorHandler(licencePresent, async ({ person }, { id }, { database, now }) => {
  const row = await database.get(whole, { id, person });
  if (!row) throw new PortalError("licence-unknown", "没有这个证照", { status: 404 });
  const until = now().getTime() + CODE_SECONDS * 1000;
  return { number: row.number, code: await codeOf(database, id, until), until: new Date(until).toISOString() };
});

const NONE: Pick<Checked, "licence" | "until"> = { licence: null, until: null };

/** What a code shows to whoever has scanned it: masked, and only while the code is valid. */
export const handleLicenceCheck = defineHandler(
  licenceCheck,
  async ({ code }, { database, now }): Promise<Checked> => {
    const read = await readCode(database, code);
    if (!read) return { result: "unknown", ...NONE };
    const until = new Date(read.until).toISOString();
    if (read.until <= now().getTime()) return { result: "expired", licence: null, until };
    const row = await database.get(shown, { id: read.licence });
    if (!row) return { result: "unknown", ...NONE };
    const { holder, corp, ...licence } = row;
    return { result: "valid", until, licence: { ...licence, holder: corp ?? maskName(holder), state: stateOn(now(), licence.expiresOn) } };
  },
  { personal: true },
);
