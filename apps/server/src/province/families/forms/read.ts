import type { Problem } from "../../problems";
import type { Core, PackFolder } from "../../family";
import { validateShape, readYaml, type Source } from "../../document";
import { type FormGroup, formFile, type PackForm, sharedGroups } from "./shapes";

const FOLDER = "forms";
const SHARED = `${FOLDER}/groups.yaml`;
const FILE = /^forms\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.yaml$/;

type Shared = ReadonlyMap<string, FormGroup>;

function readShared(folder: PackFolder, problems: Problem[]): Shared {
  const source = folder.file(SHARED);
  const reading = source && readYaml(source, problems);
  const groups = (reading && validateShape(sharedGroups, reading, problems)) ?? [];
  return new Map(groups.map(({ id, ...group }) => [id, group]));
}

/** A sample ticks what can be ticked; no label stands twice in a group. */
function checkGroup({ name, fields }: FormGroup, say: (text: string) => void): void {
  const seen = new Set<string>();
  for (const { label, choices, sample } of fields) {
    if (seen.has(label)) say(`“${name}”里“${label}”写了两次`);
    seen.add(label);
    if (choices && !choices.includes(sample)) say(`“${name}”里“${label}”的样例“${sample}”不在选项里`);
  }
}

function readForm(source: Source, shared: Shared, problems: Problem[]): PackForm | undefined {
  const say = (line: number, text: string) => problems.push({ file: source.file, line, text });
  const id = FILE.exec(source.file)?.[1];
  if (!id) {
    say(1, "文件名应为小写英文词，用 - 连接，例如 passport-application.yaml");
    return undefined;
  }
  if (id.endsWith("-sample")) say(1, "文件名不能以 -sample 结尾：那是示例样表的地址");
  const reading = readYaml(source, problems);
  const file = reading && validateShape(formFile, reading, problems);
  if (!reading || !file) return undefined;
  const groups = file.groups.flatMap((group, index) => {
    if (typeof group !== "string") return group;
    const found = shared.get(group);
    if (!found) say(reading.lineAt(["groups", index]), `${SHARED} 里没有“${group}”`);
    return found ?? [];
  });
  groups.forEach((group, index) => checkGroup(group, (text) => say(reading.lineAt(["groups", index]), text)));
  return { ...file, id, groups };
}

/** What a paper is called that people fill in themselves. */
const TO_FILL_IN = /(?:申请(?:审核|审批)?[表书]|登记表|备案表|信息表|采集表|申报表|审核表|承诺书|声明书?|授权委托书)$/;

/** The line on which a text stands first. */
function lineOf(source: Source | undefined, text: string): number {
  const at = source?.text.indexOf(text) ?? -1;
  return source && at >= 0 ? source.text.slice(0, at).split("\n").length : 1;
}

/** Materials and forms find each other: a complete guide has a form for every paper that one fills in, and no form is there for nothing. */
function checkUse(folder: PackFolder, tasks: Core["tasks"], forms: readonly PackForm[], known: ReadonlySet<string>, problems: Problem[]): void {
  const used = new Set<string>();
  for (const { file, complete, materials } of tasks) {
    const say = (at: string, text: string) => problems.push({ file, line: lineOf(folder.file(file), at), text });
    for (const { form, name, source } of materials) {
      if (form !== undefined) used.add(form);
      if (form !== undefined && !known.has(form)) say(`form: ${form}`, `材料“${name}”的表格 ${form} 不在 ${FOLDER} 文件夹里`);
      if (form === undefined && complete && source !== "政府部门核发" && TO_FILL_IN.test(name)) say(name, `材料“${name}”要填写，缺少表格（form）`);
    }
  }
  for (const source of folder.within("one-things"))
    for (const [text, form = ""] of source.text.matchAll(/\bform: ([a-z0-9-]+)/g)) {
      used.add(form);
      if (!known.has(form)) problems.push({ file: source.file, line: lineOf(source, text), text: `表格 ${form} 不在 ${FOLDER} 文件夹里` });
    }
  for (const { id, title } of forms) if (!used.has(id)) problems.push({ file: `${FOLDER}/${id}.yaml`, line: 1, text: `没有材料用到表格“${title}”` });
}

/** Reads the forms. A pack without the folder has none. */
export function readForms(folder: PackFolder, { tasks }: Core, problems: Problem[]): PackForm[] {
  const sources = folder.within(FOLDER).filter(({ file }) => file !== SHARED);
  const shared = readShared(folder, problems);
  const forms = sources.flatMap((source) => readForm(source, shared, problems) ?? []);
  const known = new Set(sources.map(({ file }) => FILE.exec(file)?.[1] ?? ""));
  if (sources.length > 0) checkUse(folder, tasks, forms, known, problems);
  return forms;
}
