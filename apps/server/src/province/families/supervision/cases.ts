import { maskName } from "../../../common/mask";
import type { Context } from "../../family";
import { TOWN_OFFICE } from "../../offices";
import type { PackRegion } from "../../regions";
import type { PackTask } from "../../task";
import { applicantKey } from "./applicant";
import { monthAfter, type WorkCalendar } from "./calendar";
import { type SeededRandom, seededRandom, type Weighted, weighted } from "./random";
import type { SampleRules } from "./read";

export type CaseChannel = "window" | "online" | "express";

/** What an authority can decide. */
export const RESULT = { approved: "予以办理", refused: "不予批准", withdrawn: "申请人撤回", rejected: "不予受理" } as const;

/** A row of case_file. Times may lie ahead: then they have not come yet. */
export type SampleCase = {
  receipt: string;
  taskId: number;
  region: string;
  org: string;
  deptId: string;
  applicant: string;
  applicantKey: string;
  channel: CaseChannel;
  applied: string;
  answered: string;
  admitted: number;
  mended: string;
  special: string;
  due: string;
  decided: string;
  result: (typeof RESULT)[keyof typeof RESULT];
};

type SampleLevel = keyof SampleRules["volume"];

/** A task that a region offers, with the department that does it there. */
type Offer = { task: PackTask; taskId: number; deptId: string };
/** So many cases a month of some offers. */
type Stream = { offers: Weighted<Offer>; expected: number };
/** A region that people apply in: its cases, and those that departments need to have any at all. */
type Counter = { region: PackRegion; streams: Stream[] };
/** By how often people ask for it. */
type Share = readonly [offer: Offer, weight: number];

const CHANNEL_OF = { 窗口办理: "window", 自助终端办理: "window", 网上办理: "online", 邮寄办理: "express" } as const;

/** Working days of a usual month. */
const USUAL_MONTH = 21;
/** Volumes are given for so much hotness. */
const HOTNESS = 1_000;

const isSampled = (level: string): level is SampleLevel => level !== "village";

const key = (region: string, department: string): string => `${region} ${department}`;

/**
 * Tops up the departments that few people ask for: `least` cases a month in each line, at its first office that does anything. Otherwise the pages of
 * small departments would say for weeks that nothing is under way.
 */
function topUp(counters: readonly Counter[], shares: ReadonlyMap<Counter, readonly Share[]>, least: number): void {
  const lines = new Map<string, { at: Counter; expected: number }>();
  for (const counter of counters) {
    const [own] = counter.streams;
    if (!own) continue;
    for (const [{ task, deptId }, weight] of shares.get(counter) ?? []) {
      if (deptId === TOWN_OFFICE || weight === 0) continue;
      const line = lines.get(task.department) ?? { at: counter, expected: 0 };
      line.expected += (own.expected * weight) / own.offers.total;
      lines.set(task.department, line);
    }
  }
  for (const [department, { at, expected }] of lines) {
    if (expected >= least) continue;
    const own = (shares.get(at) ?? []).filter(([{ task }]) => task.department === department);
    // What is done at once is never under way.
    const lasting = own.filter(([{ task }, weight]) => task.promised > 0 && weight > 0);
    at.streams.push({ offers: weighted(lasting.length > 0 ? lasting : own), expected: least - expected });
  }
}

/** The number of an office by its region and department. */
const orgNumbers = ({ offices }: Context): ReadonlyMap<string, string> => new Map(offices.map((office) => [key(office.region, office.department), office.org]));

/**
 * What regions offer. Most regions of a level have the same departments and offer the same: hundreds of thousands of shares would be made otherwise.
 */
function shareLists({ tasks, taskId, regions, offices }: Context): (region: PackRegion, level: SampleLevel) => readonly Share[] {
  const withCounties = new Set(regions.filter((region) => region.level === "county").map((region) => region.parent));
  const departments = new Map<string, Set<string>>();
  for (const { region, department } of offices) departments.set(region, (departments.get(region) ?? new Set()).add(department));
  const known = new Map<string, readonly Share[]>();
  return (region, level) => {
    const present = departments.get(region.code) ?? new Set();
    const doesCountyWork = level === "city" && !withCounties.has(region.code);
    const kind = [level, doesCountyWork, ...present].join(" ");
    const list =
      known.get(kind) ??
      tasks.flatMap((task): Share[] => {
        if (!task.offered.includes(level) && !(doesCountyWork && task.offered.includes("county"))) return [];
        const deptId = level === "town" ? TOWN_OFFICE : task.department;
        return present.has(deptId) ? [[{ task, taskId: taskId.get(task.id) ?? 0, deptId }, task.hot]] : [];
      });
    known.set(kind, list);
    return list;
  };
}

/** Every region that people apply in, with its expected numbers of cases a month. */
function countersOf(context: Context, rules: SampleRules): Counter[] {
  const sharesOf = shareLists(context);
  const shares = new Map<Counter, readonly Share[]>();
  const choices = new Map<readonly Share[], Weighted<Offer>>();
  const counters = context.regions.flatMap((region): Counter[] => {
    const { level } = region;
    if (region.hidden !== null || !isSampled(level)) return [];
    const offers = sharesOf(region, level);
    const choice = choices.get(offers) ?? weighted(offers);
    choices.set(offers, choice);
    const factor = rules.large[`${region.code.slice(0, 4)}00`] ?? 1;
    const own = 0.6 + 0.8 * seededRandom(`${rules.seed}/size/${region.code}`).next();
    if (choice.total === 0) return [];
    const counter: Counter = { region, streams: [{ offers: choice, expected: (choice.total / HOTNESS) * rules.volume[level] * factor * own }] };
    shares.set(counter, offers);
    return [counter];
  });
  topUp(counters, shares, rules.least);
  return counters;
}

const two = (number: number): string => String(number).padStart(2, "0");
const at = (day: string, minutes: number): string => `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const dayOf = (time: string): string => time.slice(0, 10);

/** A minute of the office hours, 9:00 to 12:00 and 13:00 to 17:00. */
function officeMinute(chance: SeededRandom): number {
  const minute = chance.whole(0, 419);
  return minute < 180 ? 540 + minute : 600 + minute;
}

/** When people apply: at the counter and by post in office hours, online also at night and on days off. */
function applicationTime(chance: SeededRandom, { days, workdays }: { days: readonly string[]; workdays: readonly string[] }, channel: CaseChannel): string {
  if (channel !== "online") return at(chance.one(workdays), officeMinute(chance));
  return at(chance.percent(80) ? chance.one(workdays) : chance.one(days), chance.percent(75) ? officeMinute(chance) : chance.whole(420, 1_379));
}

/** The first moment of work from a time on: itself, or the next working day. */
function workTime(chance: SeededRandom, calendar: WorkCalendar, time: string): string {
  const day = dayOf(time);
  const isWorkday = calendar.month(day.slice(0, 7)).workdays.includes(day);
  return isWorkday && time.slice(11) < "16:30" ? time : at(calendar.after(day, 1), officeMinute(chance));
}

const later = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.slice(11).split(":").map(Number);
  return at(dayOf(time), Math.min(hour * 60 + minute + minutes, 1_439));
};

type Course = Pick<SampleCase, "answered" | "admitted" | "mended" | "special" | "due" | "decided" | "result">;

/** What happens to an application: accepted or not, corrected, decided within the promise or, rarely, after it. */
function courseOf(chance: SeededRandom, calendar: WorkCalendar, rules: SampleRules, task: PackTask, applied: string): Course {
  const { rates } = rules;
  const arrived = workTime(chance, calendar, applied);
  const inDays = (from: string, workdays: number): string =>
    workdays === 0 ? later(from, chance.whole(3, 25)) : at(calendar.after(dayOf(from), workdays), officeMinute(chance));
  const onTheSpot = task.promised === 0;
  if (chance.percent(rates.rejected)) {
    const answered = inDays(arrived, onTheSpot ? 0 : chance.whole(0, 2));
    return { answered, admitted: 0, mended: "", special: "", due: "", decided: answered, result: RESULT.rejected };
  }
  const mended = !onTheSpot && chance.percent(rates.mended) ? calendar.after(dayOf(arrived), chance.whole(1, 2)) : "";
  const answered = mended === "" ? inDays(arrived, onTheSpot ? 0 : chance.whole(0, 1)) : inDays(`${mended} 09:00`, chance.whole(1, 5));
  const special = task.promised >= 5 && chance.percent(rates.special) ? chance.one(rules.special) : "";
  const limit = task.promised + (special === "" ? 0 : chance.whole(5, 20));
  const taken = chance.percent(rates.late) ? limit + chance.whole(1, 3) : Math.round(limit * (0.2 + 0.8 * chance.next()));
  const result = chance.percent(rates.refused) ? RESULT.refused : chance.percent(rates.withdrawn) ? RESULT.withdrawn : RESULT.approved;
  return { answered, admitted: 1, mended, special, due: calendar.after(dayOf(answered), limit), decided: inDays(answered, taken), result };
}

/** The applicant: a person as people are masked, or a company by its name, which is public. */
function applicantOf(chance: SeededRandom, rules: SampleRules, task: PackTask, city: string): { name: string; shown: string } {
  const company = task.audience.includes("company") && (!task.audience.includes("person") || chance.percent(50));
  if (company) {
    const name = `${city.replace(/[省市]$/, "")}样例${chance.one(rules.companies)}`;
    return { name, shown: name };
  }
  const name = `${chance.one(rules.surnames)}样例`;
  return { name, shown: maskName(name) };
}

/** The part of a code that a receipt number begins with: six digits, nine for a town. */
const areaOf = ({ code, level }: PackRegion): string => code.slice(0, level === "town" ? 9 : 6);

/**
 * Sample cases of the months up to that of `today`, of which the rest of the month is made as well, so that new ones appear every day.
 * A month comes out the same whenever it is made: a receipt number stays good as long as its month is kept.
 */
export function sampleCases(context: Context, rules: SampleRules, calendar: WorkCalendar): SampleCase[] {
  const officeOf = orgNumbers(context);
  const cityNames = new Map(context.regions.map((region) => [region.code, region.name]));
  const present = context.today.slice(0, 7);
  const months = Array.from({ length: rules.months + 1 }, (_, index) => monthAfter(present, index - rules.months));
  return countersOf(context, rules).flatMap(({ region, streams }) =>
    months.flatMap((month) => {
      const chance = seededRandom(`${rules.seed}/${month}/${region.code}`);
      const days = calendar.month(month);
      const city = cityNames.get(`${region.code.slice(0, 4)}00`) ?? "";
      const wanted = streams.flatMap(({ offers, expected }) =>
        Array.from({ length: Math.floor((expected * days.workdays.length) / USUAL_MONTH + chance.next()) }, () => offers),
      );
      const drafts = wanted.map((offers) => {
        const offer = offers.pick(chance.next());
        if (!offer) throw new RangeError(`${region.name} offers nothing`);
        const open = weighted(
          [...new Set(offer.task.channels.map((channel) => CHANNEL_OF[channel]))].map((channel) => [channel, rules.channels[channel]] as const),
        );
        const channel = open.pick(chance.next()) ?? "window";
        return { offer, channel, applied: applicationTime(chance, days, channel) };
      });
      drafts.sort((one, other) => (one.applied < other.applied ? -1 : one.applied > other.applied ? 1 : 0));
      return drafts.map(({ offer: { task, taskId, deptId }, channel, applied }, index): SampleCase => {
        const receipt = `${areaOf(region)}${applied.slice(0, 10).replaceAll("-", "")}${String(index + 1).padStart(4, "0")}`;
        const org = officeOf.get(key(region.code, deptId)) ?? "";
        const { name, shown } = applicantOf(chance, rules, task, city);
        const course = courseOf(chance, calendar, rules, task, applied);
        return { receipt, taskId, region: region.code, org, deptId, applicant: shown, applicantKey: applicantKey(receipt, name), channel, applied, ...course };
      });
    }),
  );
}
