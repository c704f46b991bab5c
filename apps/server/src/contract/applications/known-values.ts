import { type ApplicationDefinition, type ApplicationField, fieldError } from "@onehall/api";
import { localDate } from "../../common/deadline";
import { type Queries, sql } from "../../data";
import type { Profile } from "../../data/people";

const profile = sql<{ name: string; corp: string | null; profile: string }>`SELECT name, corp, profile FROM person WHERE id = ${"person"}`;
const licences = sql<{ name: string; number: string; whole: string | null }>`
  SELECT name, person_licence.number, whole.number AS whole FROM person_licence LEFT JOIN person_licence_number whole ON whole.licence = person_licence.id
  WHERE person = ${"person"} AND (expires_on IS NULL OR expires_on >= ${"today"}) ORDER BY issued_on DESC, sort DESC, id`;

/** E-licences by name; `whole` is the number that is not masked, where it is known. */
export type HeldLicences = ReadonlyMap<string, { number: string; whole: string | null }>;

/** E-licences of a person that are in force, by name; the latest where there are several. @param now what is over stands in for nothing */
export async function licencesOf(queries: Queries, person: string, now: Date): Promise<HeldLicences> {
  const found = new Map<string, { number: string; whole: string | null }>();
  for (const { name, number, whole } of await queries.all(licences, { person, today: localDate(now) }))
    if (!found.has(name)) found.set(name, { number, whole });
  return found;
}

const OWN = "我的资料";
const ID_CARD = "居民身份证";
const BUSINESS = "营业执照";

type Known = ApplicationDefinition["known"][string];

/** Groups of a form about somebody else, whose licences are not the applicant's. */
const SOMEBODY_ELSE = /配偶|对方|监护|家庭|代办|代理|共有/;
/** 不动产权证号 asks for the number of a 不动产权证书. */
const ASKS_NUMBER = /^(.{2,}?)(?:号码|编号|号)$/;
const shortName = (licence: string): string => licence.replace(/^中华人民共和国(?:普通)?|^广东省/, "").replace(/书$/, "");

/** The number of the e-licence that a field of a form asks for. */
function numberAsked({ kind, group, label }: ApplicationField, held: HeldLicences): Known | undefined {
  const asked = kind === "text" && !SOMEBODY_ELSE.test(group) ? ASKS_NUMBER.exec(label)?.[1] : undefined;
  const [name, licence] = asked === undefined ? [] : ([...held].find(([one]) => shortName(one) === shortName(asked)) ?? []);
  return licence?.whole ? { value: licence.whole, from: `电子证照“${name}”` } : undefined;
}

/** What is known of an applicant, by field: values that the field takes. */
export async function knownValues(
  queries: Queries,
  person: string,
  { fields, held }: { fields: readonly ApplicationField[]; held: HeldLicences },
): Promise<ApplicationDefinition["known"]> {
  const row = await queries.get(profile, { person });
  if (!row) return {};
  const { number, phone, place } = JSON.parse(row.profile) as Profile;
  const own = (value: string | null | undefined): Known | undefined => (value ? { value, from: OWN } : undefined);
  const ofLicence = (name: string): Known | undefined => {
    const whole = held.get(name)?.whole;
    return whole ? { value: whole, from: `电子证照“${name}”` } : undefined;
  };
  const sources: Readonly<Record<string, readonly (Known | undefined)[]>> = {
    name: [own(row.name)],
    company: [own(row.corp)],
    idNumber: [ofLicence(ID_CARD), row.corp === null ? own(number) : undefined],
    creditCode: [ofLicence(BUSINESS), row.corp === null ? undefined : own(number)],
    mobile: [own(phone)],
    address: [own(place)],
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = (sources[field.id] ?? [numberAsked(field, held)]).find((one) => one !== undefined && fieldError(field, one.value) === undefined);
      return found ? [[field.id, found]] : [];
    }),
  );
}
