import type { User } from "@onehall/api";
import { isRegionCode } from "@onehall/regions";
import type { IDToken, UserInfoResponse } from "openid-client";
import { type Database, type Queries, sql } from "../data";
import { maskName } from "../common/mask";
import { type Profile, SAMPLE_ISSUER } from "../data/people";
import { hashOf } from "./secrets";

/** Who asks. Nothing in it is unmasked. */
export type Visitor = {
  /** Key of everything that belongs to the person. */
  person: string;
  /** The log-in itself, as the database names it; absent where the request did not come by one. Never sent anywhere. */
  session?: string | undefined;
  user: User;
  /** Works for a department; absent for everybody else. */
  staff?: Staff | undefined;
};

/** Whose cases a member of staff sees: those of a line of departments, in a region and all that lies in it. */
export type Staff = { /** Id of the department: police. */ department: string; /** Region code. */ region: string };

/** What stands in the database about a member of staff. */
export const staffOf = (stored: string | null): Staff | undefined => (stored === null ? undefined : (JSON.parse(stored) as Staff));

/** What of a person goes into the answer about who is logged in. @see LOGIN-07 */
export const userOf = ({ name, corp, level }: { name: string; corp: string | null; level: number }): User => ({
  name: maskName(name),
  level: String(level) as User["level"],
  account_type: corp === null ? "person" : "corp",
  corp: corp === null ? null : { name: corp },
});

/** A sample of the pack, as the sample log-in offers it. */
export type SamplePerson = { id: string; name: string; corp: string | null; level: number; about: string; staff: string | null };

const samples = sql<SamplePerson>`SELECT id, name, corp, level, about, staff FROM person WHERE issuer = ${"issuer"} ORDER BY sort, id`;
const upsert = sql`
  INSERT INTO person (id, issuer, name, corp, level, about, profile, sort, staff)
  VALUES (${"id"}, ${"issuer"}, ${"name"}, ${"corp"}, ${"level"}, '', ${"profile"}, 0, ${"staff"})
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, corp = excluded.corp, level = excluded.level, profile = excluded.profile, staff = excluded.staff`;

export const samplePeople = (database: Queries): Promise<SamplePerson[]> => database.all(samples, { issuer: SAMPLE_ISSUER });

/** What a provider says of somebody. */
export type Claims = IDToken & Partial<UserInfoResponse>;

const text = (value: unknown): string | undefined => (typeof value === "string" && value.trim() !== "" ? [...value.trim()].slice(0, 100).join("") : undefined);
const nameIn = (value: unknown): string | undefined => (typeof value === "object" && value !== null && "name" in value ? text(value.name) : text(value));

/** 0 to 3; what is no such number counts as the lowest. @see LOGIN-08 */
const levelIn = (value: unknown): number => {
  const level = Number(value ?? 0);
  return Number.isInteger(level) && level >= 0 && level <= 3 ? level : 0;
};

/** The department and region of a member of staff; a claim that is not complete makes nobody one. */
function staffIn(claims: Claims): Staff | undefined {
  const [department, region] = [text(claims["department"]), text(claims["region"])];
  return claims["role"] === "staff" && department !== undefined && region !== undefined && isRegionCode(region) ? { department, region } : undefined;
}

/**
 * Notes who has logged in by a provider, and gives the key. Claims: `name` (else preferred_username), `level`, `phone_number`, `birthdate`,
 * for an enterprise `account_type` corp or `corp` (its name, or an object with one), the credit code as `corp_code`,
 * and for staff `role` staff with `department` (its id in the pack) and `region` (code).
 */
export async function recordPerson(database: Database, issuer: string, claims: Claims): Promise<string> {
  const id = hashOf(`${issuer}\n${claims.sub}`);
  const name = text(claims.name) ?? text(claims.preferred_username) ?? "用户";
  const corp = nameIn(claims["corp"]) ?? (claims["account_type"] === "corp" ? name : undefined);
  const number = text(claims["corp_code"]);
  const phone = text(claims.phone_number);
  const born = text(claims.birthdate);
  const staff = staffIn(claims);
  const profile: Profile = { ...(number ? { number } : {}), ...(phone ? { phone } : {}), ...(born ? { born } : {}) };
  await database.run(upsert, {
    id,
    issuer,
    name,
    corp: corp ?? null,
    level: levelIn(claims["level"]),
    profile: JSON.stringify(profile),
    staff: staff ? JSON.stringify(staff) : null,
  });
  return id;
}
