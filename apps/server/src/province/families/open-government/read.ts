import type { GenericSchema, InferOutput } from "valibot";
import { validateShape, type YamlDocument, readYaml } from "../../document";
import type { Core, PackFolder } from "../../family";
import type { Problem } from "../../problems";
import { isKnownAddress } from "../../addresses";
import * as shapes from "./shapes";

const FOLDER = "open-government";

/** What the files of the family say. */
export type OpenGovernment = {
  kinds: shapes.DutyKinds | undefined;
  duties: shapes.PackDuty[];
  licences: shapes.PackLicence[];
  intermediaries: shapes.PackIntermediary[];
  fees: shapes.PackFee[];
  links: shapes.PackLinkGroup[];
  channels: shapes.PackLinkGroup[];
  innovations: shapes.PackInnovationGroup[];
  figures: shapes.PackFigure[];
};

type Path = readonly (string | number)[];

/** Reads the files one after the other, and knows what they may refer to. */
class Reader {
  readonly #folder: PackFolder;
  readonly #core: Core;
  readonly #faults: Problem[];
  /** Ids of all files, with the file that has it. */
  readonly #ids = new Map<string, string>();

  constructor(folder: PackFolder, core: Core, problems: Problem[]) {
    this.#folder = folder;
    this.#core = core;
    this.#faults = problems;
  }

  /** A file of the family; a pack with the folder must have all of them. */
  file<Schema extends GenericSchema>(path: string, schema: Schema): { value: InferOutput<Schema>; reading: YamlDocument } | undefined {
    const source = this.#folder.file(`${FOLDER}/${path}`);
    if (!source) {
      this.#faults.push({ file: `${FOLDER}/${path}`, line: 1, text: "缺少这个文件" });
      return undefined;
    }
    const reading = readYaml(source, this.#faults);
    const value = reading && validateShape(schema, reading, this.#faults);
    return reading && value ? { value, reading } : undefined;
  }

  say(reading: YamlDocument, path: Path, text: string): void {
    this.#faults.push({ file: reading.file, line: reading.lineAt(path), text });
  }

  id(reading: YamlDocument, path: Path, id: string): void {
    const other = this.#ids.get(id);
    if (other) this.say(reading, path, `编号“${id}”与 ${other} 里的重复`);
    else if (this.#core.tasks.some((task) => task.id === id)) this.say(reading, path, `编号“${id}”是一个事项的文件名，权责清单已经有它`);
    else this.#ids.set(id, reading.file);
  }

  department(reading: YamlDocument, path: Path, id: string): void {
    const { departments } = this.#core;
    if (departments.length > 0 && !departments.some((department) => department.id === id)) this.say(reading, path, `departments.yaml 里没有部门 ${id}`);
  }

  /** A pack may leave a department's tasks out altogether; if it has some of them, the one that is meant must be there. */
  task(reading: YamlDocument, path: Path, ref: string): void {
    const [department, id] = ref.split("/");
    const own = this.#core.tasks.filter((task) => task.department === department);
    if (own.length > 0 && !own.some((task) => task.id === id)) this.say(reading, path, `没有事项 ${ref}`);
    this.department(reading, path, department ?? "");
  }

  url(reading: YamlDocument, path: Path, url: string): void {
    if (!isKnownAddress(url)) this.say(reading, path, `本站没有 ${url} 这个页面`);
  }

  region(reading: YamlDocument, path: Path, code: string): void {
    if (!this.#core.regions.some((region) => region.code === code)) this.say(reading, path, `没有编码为 ${code} 的地区`);
  }

  /** Reports every entry after the first that says the same. */
  distinct(reading: YamlDocument, entries: readonly { path: Path; value: string }[], label: string): void {
    const seen = new Set<string>();
    for (const { path, value } of entries) {
      if (seen.has(value)) this.say(reading, path, `${label}“${value}”重复`);
      seen.add(value);
    }
  }
}

/** duties/<department>.yaml; every department must have something, and a city or county line where it says so. */
function readDuties(reader: Reader, folder: PackFolder, core: Core, problems: Problem[]): shapes.PackDuty[] {
  const files = folder.within(`${FOLDER}/duties`);
  for (const { id, short } of core.departments)
    if (!files.some(({ file }) => file === `${FOLDER}/duties/${id}.yaml`))
      problems.push({ file: `${FOLDER}/duties/${id}.yaml`, line: 1, text: `${short}没有权责事项：缺少这个文件` });
  return files.flatMap((source) => {
    const path = source.file.slice(FOLDER.length + 1);
    const department = path.replace(/^duties\/(.*)\.yaml$/, "$1");
    const read = reader.file(path, shapes.duties);
    if (!read) return [];
    const { value, reading } = read;
    reader.department(reading, [], department);
    const office = core.departments.find((one) => one.id === department);
    value.forEach((duty, index) => {
      reader.id(reading, [index, "id"], duty.id);
      if (office && duty.levels.includes("city") && !office.city && !office.county)
        reader.say(reading, [index, "levels"], `${office.short}没有市级机构，不能由市级行使`);
      if (office && duty.levels.includes("county") && !office.county && !office.district)
        reader.say(reading, [index, "levels"], `${office.short}没有县级机构，不能由县级行使`);
    });
    reader.distinct(
      reading,
      value.map(({ name }, index) => ({ path: [index, "name"], value: name })),
      "权责事项",
    );
    return value.map((duty) => ({ ...duty, department }));
  });
}

/** licences.yaml; every licence that a task names must be there. */
function readLicences(reader: Reader, core: Core): shapes.PackLicence[] {
  const read = reader.file("licences.yaml", shapes.licences);
  if (!read) return [];
  const { value, reading } = read;
  value.forEach(({ id }, index) => reader.id(reading, [index, "id"], id));
  reader.distinct(
    reading,
    value.flatMap(({ name, also }, index) => [name, ...also].map((one) => ({ path: [index], value: one }))),
    "证照",
  );
  const known = new Set(value.flatMap(({ name, also }) => [name, ...also]));
  for (const task of core.tasks)
    for (const { licence } of task.materials)
      if (licence && !known.has(licence)) reader.say(reading, [], `没有“${licence}”，事项 ${task.department}/${task.id} 的材料要用它代替`);
  return value;
}

function readIntermediaries(reader: Reader): shapes.PackIntermediary[] {
  const read = reader.file("intermediaries.yaml", shapes.intermediaries);
  if (!read) return [];
  const { value, reading } = read;
  value.forEach((entry, index) => {
    reader.id(reading, [index, "id"], entry.id);
    reader.department(reading, [index, "department"], entry.department);
    entry.tasks.forEach((ref, place) => reader.task(reading, [index, "tasks", place], ref));
    if (entry.retained && entry.tasks.length === 0) reader.say(reading, [index, "retained"], `“${entry.name}”保留为审批的必要条件，要写是哪个事项的（tasks）`);
  });
  return value;
}

function readFees(reader: Reader): shapes.PackFee[] {
  const read = reader.file("fees.yaml", shapes.fees);
  if (!read) return [];
  const { value, reading } = read;
  return Object.entries(value).flatMap(([catalogue, list]) =>
    list.map((entry, index) => {
      reader.id(reading, [catalogue, index, "id"], entry.id);
      reader.department(reading, [catalogue, index, "department"], entry.department);
      entry.tasks.forEach((ref, place) => reader.task(reading, [catalogue, index, "tasks", place], ref));
      return { ...entry, catalogue };
    }),
  );
}

function readLinks(reader: Reader, path: string): shapes.PackLinkGroup[] {
  const read = reader.file(path, shapes.linkGroups);
  if (!read) return [];
  const { value, reading } = read;
  reader.distinct(
    reading,
    value.map(({ key }, index) => ({ path: [index, "key"], value: key })),
    "栏目",
  );
  value.forEach(({ list }, group) => {
    reader.distinct(
      reading,
      list.map(({ name }, index) => ({ path: [group, "list", index, "name"], value: name })),
      "条目",
    );
    list.forEach(({ url }, index) => reader.url(reading, [group, "list", index, "url"], url));
  });
  return value;
}

function readInnovations(reader: Reader): shapes.PackInnovationGroup[] {
  const read = reader.file("innovations.yaml", shapes.innovationGroups);
  if (!read) return [];
  const { value, reading } = read;
  value.forEach(({ list }, group) =>
    list.forEach((entry, index) => {
      const at = (field: string): Path => [group, "list", index, field];
      if (entry.task) reader.task(reading, at("task"), entry.task);
      if (entry.url) reader.url(reading, at("url"), entry.url);
      if (entry.region) reader.region(reading, at("region"), entry.region);
    }),
  );
  reader.distinct(
    reading,
    value.flatMap(({ list }, group) => list.map(({ name }, index) => ({ path: [group, "list", index, "name"], value: name }))),
    "特色创新",
  );
  return value;
}

function readFigures(reader: Reader): shapes.PackFigure[] {
  const read = reader.file("figures.yaml", shapes.figures);
  if (!read) return [];
  read.value.forEach(({ id, url }, index) => {
    reader.id(read.reading, [index, "id"], id);
    reader.url(read.reading, [index, "url"], url);
  });
  return read.value;
}

/** Reads open-government/. A pack without the folder publishes nothing of the kind; with it, all files must be there. @see docs/province-pack.md */
export function readOpenGovernment(folder: PackFolder, core: Core, problems: Problem[]): OpenGovernment {
  if (folder.within(FOLDER).length === 0)
    return { kinds: undefined, duties: [], licences: [], intermediaries: [], fees: [], links: [], channels: [], innovations: [], figures: [] };
  const reader = new Reader(folder, core, problems);
  return {
    kinds: reader.file("duty-kinds.yaml", shapes.dutyKinds)?.value,
    duties: readDuties(reader, folder, core, problems),
    licences: readLicences(reader, core),
    intermediaries: readIntermediaries(reader),
    fees: readFees(reader),
    links: readLinks(reader, "links.yaml"),
    channels: readLinks(reader, "channels.yaml"),
    innovations: readInnovations(reader),
    figures: readFigures(reader),
  };
}
