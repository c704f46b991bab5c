import { type GenericSchema, type InferOutput } from "valibot";
import { validateShape, type Path, readYaml, type YamlDocument } from "../../document";
import type { Core, PackFolder } from "../../family";
import type { Problem } from "../../problems";
import { type PackSeat, type PackStationRules, type PackWindows, rulesShape, seatsShape, windowsShape } from "./shapes";

/** What the pack says of halls and stations. */
export type PackStations = {
  rules: PackStationRules;
  windows: PackWindows;
  seats: readonly PackSeat[];
  /** Seats whose position is only roughly known. */
  roughSeats: readonly PackSeat[];
};

const FOLDER = "stations";
const ROUGH = "seats-rough.yaml";
const PLACEHOLDERS: readonly string[] = ["name", "places", "area"];
/** Of the way there. */
const ON_THE_WAY: readonly string[] = ["hall", "phone"];

type Say = (path: Path, text: string) => void;
type Read<Shape extends GenericSchema> = { value: InferOutput<Shape>; say: Say } | undefined;

function readFile<Shape extends GenericSchema>(folder: PackFolder, name: string, shape: Shape, problems: Problem[]): Read<Shape> {
  const file = `${FOLDER}/${name}`;
  const source = folder.file(file);
  if (!source) {
    problems.push({ file, line: 1, text: "缺少这个文件" });
    return undefined;
  }
  const reading: YamlDocument | undefined = readYaml(source, problems);
  const value = reading && validateShape(shape, reading, problems);
  return value === undefined || !reading ? undefined : { value, say: (path, text) => void problems.push({ file, line: reading.lineAt(path), text }) };
}

/** Says which entries have the key of an earlier one. */
function sayRepeated(keys: readonly string[], pathOf: (index: number) => Path, say: Say): void {
  keys.forEach((key, index) => {
    if (keys.indexOf(key) !== index) say(pathOf(index), `${key} 重复`);
  });
}

function checkHours({ hours }: PackStationRules, say: Say): void {
  sayRepeated(
    hours.map(({ id }) => id),
    (index) => ["hours", index, "id"],
    say,
  );
  hours.forEach(({ from, to, lunch }, index) => {
    if (from >= to) say(["hours", index, "to"], `下班时间 ${to} 应晚于上班时间 ${from}`);
    if (lunch && !(from < lunch.from && lunch.from < lunch.to && lunch.to < to)) say(["hours", index, "lunch"], "午休应在上班和下班之间");
  });
}

function checkRules(rules: PackStationRules, prefix: string, say: Say): void {
  checkHours(rules, say);
  const hours = new Set(rules.hours.map(({ id }) => id));
  const template = (path: Path, text: string, known = PLACEHOLDERS): void => {
    for (const [whole, name = ""] of text.matchAll(/\{(\w*)\}/g)) if (!known.includes(name)) say(path, `不认识的占位符 ${whole}`);
  };
  for (const [level, rule] of Object.entries(rules.levels)) {
    if (!hours.has(rule.hours)) say(["levels", level, "hours"], `hours 里没有 ${rule.hours}`);
    if (!Object.hasOwn(windowsShape.entries, rule.windows)) say(["levels", level, "windows"], `windows.yaml 里没有 ${rule.windows}`);
    template(["levels", level, "name"], rule.name);
  }
  template(["address"], rules.address);
  template(["phone"], rules.phone);
  template(["bus"], rules.bus, ON_THE_WAY);
  rules.known.forEach((entry, index) => {
    if (!entry.region.startsWith(prefix)) say(["known", index, "region"], `地区编码 ${entry.region} 应以 ${prefix} 开头`);
    if (entry.hours !== undefined && !hours.has(entry.hours)) say(["known", index, "hours"], `hours 里没有 ${entry.hours}`);
  });
  sayRepeated(
    rules.known.map(({ region }) => region),
    (index) => ["known", index, "region"],
    say,
  );
}

function checkWindows(windows: PackWindows, { departments }: Core, say: Say): void {
  for (const kind of ["hall", "town", "village"] as const) {
    sayRepeated(
      windows[kind].map(({ name }) => name),
      (index) => [kind, index, "name"],
      say,
    );
    windows[kind].forEach((entry, index) => {
      if (kind !== "hall" && entry.departments.length > 0) say([kind, index, "departments"], "镇街和村居只有一个机构，窗口不分部门");
    });
  }
  if (!windows.hall.some(({ trouble }) => trouble)) say(["hall"], "大厅要有一个“办不成事”窗口（trouble: true）");
  if (departments.length === 0) return; // a departments.yaml that could not be read has its own fault
  const known = new Set(departments.map(({ id }) => id));
  const seen = new Set<string>();
  windows.hall.forEach((entry, index) => {
    entry.departments.forEach((id, at) => {
      if (!known.has(id)) say(["hall", index, "departments", at], `departments.yaml 里没有部门 ${id}`);
      if (seen.has(id)) say(["hall", index, "departments", at], `部门 ${id} 已经在前面的窗口`);
      seen.add(id);
    });
  });
  const without = departments.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  if (without.length > 0) say(["hall"], `没有窗口的部门：${without.join("、")}`);
}

function checkCodes(codes: readonly string[], prefix: string, say: Say): void {
  sayRepeated(codes, (index) => [index, "code"], say);
  codes.forEach((code, index) => {
    if (!code.startsWith(prefix)) say([index, "code"], `地区编码 ${code} 应以 ${prefix} 开头`);
  });
}

/** From the position of its city everything below can be derived. */
function checkCities(codes: readonly string[], { regions }: Core, say: Say): void {
  const without = regions.filter(({ level, code }) => level === "city" && !codes.includes(code)).map(({ name }) => name);
  if (without.length > 0) say([], `没有位置的地市：${without.join("、")}`);
}

/** Reads the folder stations/; a pack without it has no stations. */
export function readStations(folder: PackFolder, core: Core, problems: Problem[]): PackStations | undefined {
  if (folder.within(FOLDER).length === 0) return undefined;
  const rules = readFile(folder, "stations.yaml", rulesShape, problems);
  const windows = readFile(folder, "windows.yaml", windowsShape, problems);
  const seats = readFile(folder, "seats.yaml", seatsShape, problems);
  const rough = folder.file(`${FOLDER}/${ROUGH}`) && readFile(folder, ROUGH, seatsShape, problems);
  const prefix = core.regions[0]?.code.slice(0, 2) ?? "";
  if (rules) checkRules(rules.value, prefix, rules.say);
  if (windows) checkWindows(windows.value, core, windows.say);
  for (const file of [seats, rough])
    if (file)
      checkCodes(
        file.value.map(({ code }) => code),
        prefix,
        file.say,
      );
  if (seats) {
    const codes = seats.value.map(({ code }) => code);
    checkCities(codes, core, seats.say);
    rough?.value.forEach(({ code }, index) => {
      if (codes.includes(code)) rough.say([index, "code"], `seats.yaml 里已经有 ${code}`);
    });
  }
  return rules && windows && seats && { rules: rules.value, windows: windows.value, seats: seats.value, roughSeats: rough?.value ?? [] };
}
