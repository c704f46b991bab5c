import type { Params } from "../../../data";
import { type Profile, SAMPLE_ISSUER } from "../../../data/people";
import { maskNumber } from "../../../common/mask";
import type { Context } from "../../family";
import type { PackPeople, SampleCompany, SamplePerson } from "./read";

export type PeopleRows = Record<"people" | "licences" | "numbers" | "abstracts" | "affairs" | "messages", Params[]>;

/** The day some days before another: 2026-11-20, 1 → 2026-11-19. */
const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** Affairs have no time of their own in the pack; one that offices keep. */
const OFFICE_MINUTE = "10:00";

function placeOf({ regions }: Context, code: string): string {
  const byCode = new Map(regions.map((region) => [region.code, region]));
  const names: string[] = [];
  for (let at = byCode.get(code); at; at = byCode.get(at.parent)) names.unshift(at.name);
  return names.join("");
}

type Entry = SamplePerson | SampleCompany;

/** Everything that belongs to the samples. Days are counted back from the day of the import, so that the samples always look alive. */
export function peopleRows({ persons, companies, staff }: PackPeople, context: Context): PeopleRows {
  const rows: PeopleRows = { people: [], licences: [], numbers: [], abstracts: [], affairs: [], messages: [] };
  const nameOf = (id: string): string => persons.find((one) => one.id === id)?.name ?? "";
  const codes = new Set(context.regions.map((region) => region.code));

  const add = (entry: Entry, sort: number, name: string, corp: string | null, own: Profile): void => {
    const place = placeOf(context, entry.region);
    const profile: Profile = { ...own, number: entry.number, phone: entry.phone, ...(place ? { place } : {}) };
    rows.people.push({
      id: entry.id,
      issuer: SAMPLE_ISSUER,
      name,
      corp,
      level: entry.level,
      about: entry.about,
      profile: JSON.stringify(profile),
      sort,
      staff: null,
    });
    entry.licences.forEach((one, at) => {
      rows.numbers.push({ licence: `${entry.id}-${at + 1}`, number: one.number });
      rows.licences.push({
        id: `${entry.id}-${at + 1}`,
        person: entry.id,
        sort: at,
        name: one.name,
        number: maskNumber(one.number),
        issuer: one.issuer,
        issuedOn: one.issued,
        expiresOn: one.expires ?? null,
      });
    });
    entry.abstracts.forEach((one, at) =>
      rows.abstracts.push({
        id: `${entry.id}-${at + 1}`,
        person: entry.id,
        sort: at,
        title: one.title,
        text: one.text,
        notedOn: daysBefore(context.today, one.ago),
      }),
    );
    const receipts = new Map<string, string>();
    entry.affairs.forEach((one, at) => {
      const taskId = context.taskId.get(one.task);
      if (taskId === undefined || !codes.has(one.region)) return;
      // YL for 样例; 16 characters like every receipt number.
      const receipt = `YL${String(sort + 1).padStart(6, "0")}${String(at + 1).padStart(8, "0")}`;
      receipts.set(one.task, receipt);
      rows.affairs.push({
        receipt,
        person: entry.id,
        taskId,
        region: one.region,
        state: one.state,
        updatedAt: `${daysBefore(context.today, one.ago)} ${OFFICE_MINUTE}`,
      });
    });
    entry.messages.forEach((one, at) => {
      const receipt = one.task === undefined ? undefined : receipts.get(one.task);
      rows.messages.push({
        id: `${entry.id}-${at + 1}`,
        person: entry.id,
        kind: one.kind,
        title: one.title,
        text: one.text,
        url: receipt === undefined ? (one.url ?? null) : `/portal/v2/progress-query?receipt=${receipt}`,
        sentAt: `${daysBefore(context.today, one.ago)} ${one.at}`,
      });
    });
  };
  persons.forEach((one, sort) => {
    const relations = one.relations.length > 0 ? { relations: one.relations } : {};
    add(one, sort, one.name, null, { gender: one.gender, born: one.born, ...relations });
  });
  companies.forEach((one, at) => add(one, persons.length + at, nameOf(one.representative), one.name, {}));
  staff.forEach(({ id, name, about, department, region }, at) => {
    const sort = persons.length + companies.length + at;
    rows.people.push({ id, issuer: SAMPLE_ISSUER, name, corp: null, level: 0, about, profile: "{}", sort, staff: JSON.stringify({ department, region }) });
  });
  return rows;
}
