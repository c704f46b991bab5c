import { expect, test } from "vitest";
import { readPackFiles } from "../../pack";
import type { Problem } from "../../problems";
import { guangdong } from "../../testing";
import { GUANGDONG } from "../../testing-tiny";
import { readPeople } from "./read";
import { peopleRows } from "./rows";

const { sources } = readPackFiles(GUANGDONG);
const textOf = (path: string): string => sources.find(({ file }) => file === path)?.text ?? "";
const PERSONS = textOf("people/persons.yaml");
const COMPANIES = textOf("people/companies.yaml");
const STAFF = textOf("people/staff.yaml");

function reading(persons: string | undefined, companies: string | undefined, staff?: string) {
  const problems: Problem[] = [];
  const files: Record<string, string | undefined> = { "people/persons.yaml": persons, "people/companies.yaml": companies, "people/staff.yaml": staff };
  const file = (path: string) => (files[path] === undefined ? undefined : { file: path, text: files[path] });
  const people = readPeople({ file, within: () => [] }, guangdong(), problems);
  return { people, problems: problems.map((problem) => `${problem.file}:${problem.line} ${problem.text}`) };
}

test("the samples of the pack: every age, an elder, a guardian, companies", () => {
  const { people, problems } = reading(PERSONS, COMPANIES);
  expect(problems).toEqual([]);
  const ages = people.persons.map(({ born }) => 2026 - Number(born.slice(0, 4)));
  expect(people.persons.length).toBeGreaterThanOrEqual(12);
  for (const decade of [10, 20, 30, 40, 50, 60, 80]) expect(ages.some((age) => Math.floor(age / 10) * 10 === decade)).toBe(true);
  expect(people.persons.some(({ relations }) => relations.some(({ relation }) => relation === "女儿"))).toBe(true);
  expect(people.companies.length).toBeGreaterThanOrEqual(6);
  expect(new Set(people.persons.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set([...people.persons, ...people.companies].map(({ number }) => number)).size).toBe(people.persons.length + people.companies.length);
});

test("a pack without samples has nobody to log in as", () => {
  expect(reading(undefined, undefined)).toEqual({ people: { persons: [], companies: [], staff: [] }, problems: [] });
});

test.each([
  ["name: 何样例", "name: 何晓明", "“第 1 项 › name”应看得出是样例"],
  ['number: "449999200703181029"\n  phone', 'number: "449999200703181028"\n  phone', "“第 1 项 › number”的校验码不对"],
  ['number: "449999200703181029"\n  phone', 'number: "11010519491231002X"\n  phone', "应以省的两位数字和 9999 开头，例如 449999"],
  ['phone: "10000000101"', 'phone: "13800000101"', "应以 100 开头"],
  ["born: 2007-03-18", "born: 2007-03-19", "“何样例”的身份证号码与出生日期或性别不一致"],
  ["gender: 女", "gender: 男", "“何样例”的身份证号码与出生日期或性别不一致"],
  ["level: 1", "level: 4", "不能大于 3"],
  ['task: no-crime-record, region: "440106"', 'task: no-crime-record, region: "440000"', "440000 不办理事项 no-crime-record"],
  ["expires: 2033-04-03", "expires: 2023-04-03", "“居民身份证”的到期日应在发证日之后"],
  ["id: graduate", "id: student", "student 重复"],
  ["url: /portal/v2/e-license", "url: //evil.test", "应为本站 /portal/ 开头的路径"],
])("%s → %s is refused", (right, wrong, sentence) => {
  expect(PERSONS).toContain(right);
  expect(reading(PERSONS.replace(right, wrong), COMPANIES).problems.join("\n")).toContain(sentence);
});

test.each([
  ["representative: founder", "representative: nobody", "persons.yaml 里没有 nobody"],
  ['number: "91449999YL0000012F"\n  representative', 'number: "91449999YL0000012G"\n  representative', "的校验码不对"],
  ['number: "91449999YL0000012F"\n  representative', 'number: "11440000MB2D0164XH"\n  representative', "第 3 至 8 位应为省的两位数字和 9999，例如 449999"],
  ["id: trade", "id: elder", "elder 重复"],
])("of a company: %s → %s is refused", (right, wrong, sentence) => {
  expect(COMPANIES).toContain(right);
  expect(reading(PERSONS, COMPANIES.replace(right, wrong)).problems.join("\n")).toContain(sentence);
});

test.each([
  ["task: no-crime-record, ago: 1, at", "task: social-security-card, ago: 1, at", "affairs 里没有 social-security-card"],
  ["task: no-crime-record, ago: 1, at", "task: no-crime-record, url: /portal/v2/faq, ago: 1, at", "task 和 url 只写一个"],
  ["task: no-crime-record, ago: 1, at", "task: no-crime-record, ago: 0, at", "ago”不能小于 1"],
])("of a message: %s → %s is refused", (right, wrong, sentence) => {
  expect(PERSONS).toContain(right);
  expect(reading(PERSONS.replace(right, wrong), COMPANIES).problems.join("\n")).toContain(sentence);
});

test("every department that gets applications has sample staff for the whole province, street offices and villages too", () => {
  const { people, problems } = reading(PERSONS, COMPANIES, STAFF);
  expect(problems).toEqual([]);
  for (const id of ["police", "housing", "tax", "town", "village"])
    expect(
      people.staff.some(({ department, region }) => department === id && region === "440000"),
      id,
    ).toBe(true);
});

test.each([
  ["department: tax", "department: taxes", "departments.yaml 里没有 taxes"],
  ["department: tax", "department: police", "缺少 tax 的样例工作人员"],
  ['department: town, region: "440000"', 'department: town, region: "440105"', "缺少 town 的样例工作人员"],
])("of staff: %s → %s is refused", (right, wrong, sentence) => {
  expect(STAFF).toContain(right);
  expect(reading(PERSONS, COMPANIES, STAFF.replace(right, wrong)).problems.join("\n")).toContain(sentence);
});

test("licence numbers of the samples stand masked beside their licences, whole only where the holder asks for them, and days are counted back from the import", () => {
  const { people } = reading(PERSONS, COMPANIES);
  const pack = guangdong();
  const taskId = new Map(pack.tasks.map((task, index) => [task.id, index + 1]));
  const rows = peopleRows(people, { ...pack, today: "2026-03-01", offices: [], taskId });
  const numbers = new Set([...people.persons, ...people.companies].flatMap(({ number, licences }) => [number, ...licences.map((one) => one.number)]));
  for (const { number } of rows.licences) expect(numbers.has(String(number))).toBe(false);
  expect(rows.numbers.map(({ licence }) => licence)).toEqual(rows.licences.map(({ id }) => id));
  for (const { number } of rows.numbers) expect(numbers.has(String(number))).toBe(true);
  expect(rows.messages.find(({ id }) => id === "student-1")).toMatchObject({
    sentAt: "2026-02-28 10:20",
    url: "/portal/v2/progress-query?receipt=YL00000100000001",
  });
  // A slip in a task or region would leave an affair out without a word.
  expect(rows.affairs).toHaveLength([...people.persons, ...people.companies].flatMap(({ affairs }) => affairs).length);
  expect(rows.people.every(({ profile }) => String(profile).includes('"place":"广东省'))).toBe(true);
  expect(new Set(rows.affairs.map(({ receipt }) => receipt)).size).toBe(rows.affairs.length);
  for (const { receipt } of rows.affairs) expect(receipt).toMatch(/^[0-9A-Z]{16}$/);
});
