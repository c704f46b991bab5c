import type { User } from "@onehall/api";
import type { IDToken, UserInfoResponse } from "openid-client";
import { type Database, type Queries, sql } from "../data";
import { maskName } from "../common/mask";
import { type Profile, SAMPLE_ISSUER } from "../data/people";
import { hashOf } from "./secrets";

/** Who asks. Nothing in it is unmasked. */
export type Visitor = {
  /** Key of everything that belongs to the person. */
  person: string;
  user: User;
};

/** What of a person goes into the answer about who is logged in. @see LOGIN-07 */
export const userOf = ({ name, corp, level }: { name: string; corp: string | null; level: number }): User => ({
  name: maskName(name),
  level: String(level) as User["level"],
  account_type: corp === null ? "person" : "corp",
  corp: corp === null ? null : { name: corp },
});

/** A sample of the pack, as the sample log-in offers it. */
export type SamplePerson = { id: string; name: string; corp: string | null; level: number; about: string };

const samples = sql<SamplePerson>`SELECT id, name, corp, level, about FROM person WHERE issuer = ${"issuer"} ORDER BY sort, id`;
const upsert = sql`
  INSERT INTO person (id, issuer, name, corp, level, about, profile, sort)
  VALUES (${"id"}, ${"issuer"}, ${"name"}, ${"corp"}, ${"level"}, '', ${"profile"}, 0)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, corp = excluded.corp, level = excluded.level, profile = excluded.profile`;

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

/**
 * Notes who has logged in by a provider, and gives the key. Claims: `name` (else preferred_username), `level`, `phone_number`, `birthdate`,
 * and for an enterprise `account_type` corp or `corp` (its name, or an object with one), the credit code as `corp_code`.
 */
export async function recordPerson(database: Database, issuer: string, claims: Claims): Promise<string> {
  const id = hashOf(`${issuer}\n${claims.sub}`);
  const name = text(claims.name) ?? text(claims.preferred_username) ?? "用户";
  const corp = nameIn(claims["corp"]) ?? (claims["account_type"] === "corp" ? name : undefined);
  const number = text(claims["corp_code"]);
  const phone = text(claims.phone_number);
  const born = text(claims.birthdate);
  const profile: Profile = { ...(number ? { number } : {}), ...(phone ? { phone } : {}), ...(born ? { born } : {}) };
  await database.run(upsert, { id, issuer, name, corp: corp ?? null, level: levelIn(claims["level"]), profile: JSON.stringify(profile) });
  return id;
}
