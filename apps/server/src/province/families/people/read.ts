import { isCreditCode, isIdNumber } from "@onehall/api";
import { array, check, type InferOutput, minLength, nullish, optional, picklist, pipe, regex, strictObject, string } from "valibot";
import { validateShape, readYaml, type YamlDocument } from "../../document";
import type { Core, PackFolder } from "../../family";
import { TOWN_OFFICE, VILLAGE_OFFICE } from "../../offices";
import type { Problem } from "../../problems";
import { day, line, sentence, slug, whole } from "../../shapes";
import { meaningOf } from "./numbers";

/** First digits of an area that no province has: nobody's number begins like it. */
const NOWHERE = /^\d{2}9999/;

const code = pipe(string("要加引号"), regex(/^\d{6}$/, "应为 6 位地区编码"));
/** Not today, of which an hour may lie ahead: a case of ten o'clock would not be found at eight. */
const ago = whole(1, 400);
const licence = strictObject({ name: line(30, 2), number: pipe(string("要加引号"), line(30, 4)), issuer: line(30, 2), issued: day, expires: nullish(day) });
const abstract = strictObject({ title: line(20, 2), text: sentence, ago });
const affair = strictObject({ task: slug, region: code, state: picklist(["待补正", "受理", "审查", "决定", "送达"]), ago });
const message = strictObject({
  kind: picklist(["办件", "证照", "提醒", "系统"]),
  title: line(30, 2),
  text: sentence,
  url: optional(pipe(string(), regex(/^\/portal\/\S*$/, "应为本站 /portal/ 开头的路径"))),
  /** The affair that it is about, in place of `url`: it leads to the progress query, filled with that receipt. */
  task: optional(slug),
  ago,
  at: pipe(string("要加引号"), regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "应为 09:30 这样的时间")),
});

const common = {
  id: slug,
  name: pipe(
    line(30, 2),
    check((name) => /样|示例|测试/.test(name), "应看得出是样例：名称里要有“样”“示例”或“测试”"),
  ),
  phone: pipe(string("要加引号"), regex(/^100\d{8}$/, "应以 100 开头，共 11 位：样例不用真实的号段")),
  region: code,
  level: whole(0, 3),
  about: line(30, 4),
  licences: array(licence),
  abstracts: array(abstract),
  affairs: array(affair),
  messages: array(message),
};

const person = strictObject({
  ...common,
  gender: picklist(["男", "女"]),
  born: day,
  number: pipe(
    string("要加引号"),
    check(isIdNumber, "的校验码不对"),
    check((number) => NOWHERE.test(number), "应以省的两位数字和 9999 开头，例如 449999：样例不用真实的地区"),
  ),
  relations: optional(array(strictObject({ relation: line(10, 2), name: line(20, 2) })), []),
});

const company = strictObject({
  ...common,
  number: pipe(
    string("要加引号"),
    check(isCreditCode, "的校验码不对"),
    check((number) => NOWHERE.test(number.slice(2)), "第 3 至 8 位应为省的两位数字和 9999，例如 449999：样例不用真实的地区"),
  ),
  /** Id of the person who acts for it. */
  representative: slug,
});

/** Somebody who works for a department of the pack, in a region and all that lies in it. */
const staffMember = strictObject({ id: common.id, name: common.name, about: common.about, department: slug, region: code });

export type SamplePerson = InferOutput<typeof person>;
export type SampleStaff = InferOutput<typeof staffMember>;
export type SampleCompany = InferOutput<typeof company>;
export type PackPeople = { persons: readonly SamplePerson[]; companies: readonly SampleCompany[]; staff: readonly SampleStaff[] };

const PERSONS = "people/persons.yaml";
const COMPANIES = "people/companies.yaml";
const STAFF = "people/staff.yaml";

type Places = Pick<Core, "regions" | "tasks" | "departments">;

/** What no schema sees: affairs that their region handles, messages about affairs that there are, dates that fit each other. Regions and tasks that a smaller pack leaves out are no fault. */
function entryFaults(entries: readonly (SamplePerson | SampleCompany)[], reading: YamlDocument, { regions, tasks }: Places, problems: Problem[]): void {
  const levels = new Map(regions.map((region) => [region.code, region.level]));
  const offered = new Map(tasks.map((task) => [task.id, task.offered]));
  entries.forEach((entry, index) => {
    const say = (path: readonly (string | number)[], text: string): number =>
      problems.push({ file: reading.file, line: reading.lineAt([index, ...path]), text });
    entry.licences.forEach((one, place) => {
      if (one.expires && one.expires <= one.issued) say(["licences", place, "expires"], `“${one.name}”的到期日应在发证日之后`);
    });
    entry.messages.forEach(({ task, url }, place) => {
      if (task === undefined) return;
      if (url !== undefined) say(["messages", place, "url"], "task 和 url 只写一个");
      if (!entry.affairs.some((one) => one.task === task)) say(["messages", place, "task"], `affairs 里没有 ${task}`);
    });
    entry.affairs.forEach((one, place) => {
      const kinds = offered.get(one.task);
      const level = levels.get(one.region);
      if (!kinds || !level) return;
      // A city without counties offers what counties do.
      if (!kinds.includes(level) && !(level === "city" && kinds.includes("county"))) say(["affairs", place, "region"], `${one.region} 不办理事项 ${one.task}`);
    });
  });
}

/** Departments that get applications: of tasks that are handed in online, and the offices of towns and villages where those do them. */
function applicationDepartments({ tasks, departments }: Places): Set<string> {
  const online = tasks.filter(({ online: depth }) => depth === "Ⅲ" || depth === "Ⅳ");
  const ids = online.flatMap(({ department, offered }) => [
    ...(offered.some((level) => level !== "town" && level !== "village") ? [department] : []),
    ...(offered.includes("town") ? [TOWN_OFFICE] : []),
    ...(offered.includes("village") ? [VILLAGE_OFFICE] : []),
  ]);
  return new Set(ids.filter((id) => OFFICES.includes(id) || departments.some((one) => one.id === id)));
}

const OFFICES: readonly string[] = [TOWN_OFFICE, VILLAGE_OFFICE];

/** Staff of a department that the pack lacks would see nothing; what goes to a department without staff would wait for ever. @see APPLY-08 */
function staffFaults(entries: readonly SampleStaff[], reading: YamlDocument, core: Places, problems: Problem[]): void {
  entries.forEach(({ department }, index) => {
    if (!OFFICES.includes(department) && !core.departments.some(({ id }) => id === department))
      problems.push({ file: reading.file, line: reading.lineAt([index, "department"]), text: `departments.yaml 里没有 ${department}` });
  });
  const province = core.regions.find(({ level }) => level === "province")?.code;
  const served = new Set(entries.filter(({ region }) => region === province).map(({ department }) => department));
  for (const id of applicationDepartments(core))
    if (!served.has(id))
      problems.push({ file: reading.file, line: 1, text: `缺少 ${id} 的样例工作人员（region: "${province ?? ""}"）：这个部门有能网上申请的事项` });
}

function sameIds(entries: readonly { id: string }[], reading: YamlDocument, seen: Set<string>, problems: Problem[]): void {
  entries.forEach(({ id }, index) => {
    if (seen.has(id)) problems.push({ file: reading.file, line: reading.lineAt([index, "id"]), text: `${id} 重复` });
    seen.add(id);
  });
}

/** Reads people/: the sample people and companies of the sample log-in. A pack without them has nobody to log in as. */
export function readPeople(folder: PackFolder, core: Places, problems: Problem[]): PackPeople {
  const seen = new Set<string>();
  const open = (path: string): YamlDocument | undefined => {
    const source = folder.file(path);
    return source && readYaml(source, problems);
  };
  const personReading = open(PERSONS);
  const persons = (personReading && validateShape(pipe(array(person), minLength(1, "至少写 1 个")), personReading, problems)) ?? [];
  const companyReading = open(COMPANIES);
  const companies = (companyReading && validateShape(array(company), companyReading, problems)) ?? [];
  if (personReading) {
    entryFaults(persons, personReading, core, problems);
    sameIds(persons, personReading, seen, problems);
    persons.forEach((one, index) => {
      const { born, gender } = meaningOf(one.number);
      if (born !== one.born || gender !== one.gender)
        problems.push({ file: PERSONS, line: personReading.lineAt([index, "number"]), text: `“${one.name}”的身份证号码与出生日期或性别不一致` });
    });
  }
  if (companyReading) {
    entryFaults(companies, companyReading, core, problems);
    sameIds(companies, companyReading, seen, problems);
    companies.forEach((one, index) => {
      if (persons.length > 0 && !persons.some(({ id }) => id === one.representative))
        problems.push({ file: COMPANIES, line: companyReading.lineAt([index, "representative"]), text: `persons.yaml 里没有 ${one.representative}` });
    });
  }
  const staffReading = open(STAFF);
  const staff = (staffReading && validateShape(array(staffMember), staffReading, problems)) ?? [];
  if (staffReading) {
    staffFaults(staff, staffReading, core, problems);
    sameIds(staff, staffReading, seen, problems);
  }
  return { persons, companies, staff };
}
