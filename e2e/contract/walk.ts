// Walks from a city to the files of a guide as any public program would: with fetch alone, knowing only the documented names.
// Stands by itself: `node --import tsx contract/walk.ts http://localhost:4400 440100`.
import { pathToFileURL } from "node:url";

type Json = Record<string, unknown>;

/** What a walk has seen. */
export type ContractCheck = {
  cities: number;
  city: string;
  departments: number;
  items: number;
  pages: number;
  guides: number;
  materials: number;
  /** Files named by materials, and how many of them were fetched. */
  files: { named: number; fetched: number };
  /** What was missing or wrong, in words. */
  faults: string[];
};

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const HALL = [
  "ORGSNAME",
  "ORGNAME",
  "ORGNUMBER",
  "ORGAREACODE",
  "ORGUPAREACODE",
  "ORGTYPE",
  "SITES_URL",
  "DISPLAY",
  "SORT",
  "province",
  "city",
  "county",
  "town",
  "data_src_id",
  "responsibility_list",
  "id",
  "dept_type",
  "credit",
  "cat_name",
  "expiry_date",
];
const ITEM = ["TASK_CODE", "TASK_NAME"];
const DETAIL = ["CATANAME", "TASK_NAME", "TASK_CODE", "DEPT_NAME", "AREA_CODE_TEXT"];
const FILE = ["FILEPATH", "ATTACHNAME"];
/** Rows of a guide's page: th, then td, its text in a p except for BARE. */
const ROWS = [
  "事项名称",
  "事项名称短语",
  "委托部门",
  "权力来源",
  "行使层级",
  "通办范围",
  "数量限制",
  "审批结果名称",
  "实施主体",
  "是否网办",
  "业务办理项编码",
  "实施编码",
];
const HEADINGS = "基本信息 受理标准 办理流程 申请材料 咨询监督 窗口办理 收费项目信息 设定依据 权利与义务 法律救济 中介服务 常见问题".split(" ");
const BARE = ["实施主体", "是否网办", "业务办理项编码"];
const rowOf = (html: string, label: string): string | undefined =>
  new RegExp(`<th[^>]*>${label}</th><td[^>]*>${BARE.includes(label) ? "(?!<p)" : "<p[^>]*>"}(.+?)</td>`, "u").exec(html)?.[1];
/** Items of a page, and guides that are opened. */
const SIZE = 20;
const GUIDES = 10;

/** @param origin where the portal stands; @param cityCode the city to begin with */
export async function checkContract(origin: string, cityCode: string): Promise<ContractCheck> {
  const seen: ContractCheck = { cities: 0, city: "", departments: 0, items: 0, pages: 0, guides: 0, materials: 0, files: { named: 0, fetched: 0 }, faults: [] };
  const lacks = (where: string, object: Json, names: readonly string[]) =>
    names.filter((name) => !(name in object)).forEach((name) => seen.faults.push(`${where} has no ${name}`));

  async function ask(path: string, fields: Record<string, string>, method: "GET" | "POST" = "POST"): Promise<Json> {
    const parameters = new URLSearchParams(fields);
    const url = new URL(path, `${origin}/portal/api/v2/`);
    const response = method === "GET" ? await fetch(`${url.href}?${parameters}`) : await fetch(url, { method: "POST", body: parameters });
    const answer: unknown = await response.json();
    if (!response.ok || !isObject(answer)) throw new Error(`${method} ${url.pathname} answered ${response.status}`);
    return answer;
  }

  const province = await ask("node/gdbsNav/current", { regCode: "440000" });
  const cities = objects(province["hall"]);
  seen.cities = cities.length;
  for (const hall of cities) lacks("a hall", hall, HALL);
  const older = await ask("/portal/custom-config/gdbsNav/index", {});
  const wrapped = isObject(older["data"]) && isObject(older["data"]["data"]) ? older["data"]["data"] : {};
  lacks("the older navigation", wrapped, ["hall", "city", "country", "department"]);

  const city = await ask("node/gdbsNav/current", { regCode: cityCode });
  seen.city = text(cities.find((hall) => text(hall["ORGAREACODE"]) === cityCode)?.["ORGNAME"]);
  if (seen.city === "") seen.faults.push(`no hall has the code ${cityCode}`);
  const departments = objects(city["department"]);
  seen.departments = departments.length;
  for (const department of departments) lacks("a department", department, HALL);

  const codes = new Set<string>();
  let total = Infinity;
  for (let page = 1; (page - 1) * SIZE < total && page <= 5; page += 1) {
    const answer = await ask("solr/getCommonAuditItem", { AREA_CODE: cityCode, PAGENO: String(page), PAGESIZE: String(SIZE) });
    const custom = isObject(answer["CUSTOM"]) ? answer["CUSTOM"] : {};
    const info = isObject(custom["PAGEINFO"]) ? custom["PAGEINFO"] : {};
    lacks("PAGEINFO", info, ["CURRENTPAGEINDEX", "PAGESIZE", "TOTALNUM"]);
    if (info["CURRENTPAGEINDEX"] !== page) seen.faults.push(`page ${page} calls itself ${text(info["CURRENTPAGEINDEX"])}`);
    total = Number(info["TOTALNUM"]);
    const list = objects(custom["AUDIT_ITEMLIST"]);
    for (const item of list) {
      lacks("an item", item, ITEM);
      const code = text(item["TASK_CODE"]);
      if (!/^1[12]\d{6}[0-9A-Z]{23}$/.test(code)) seen.faults.push(`${code} is no implementation code of 31 characters`);
      if (codes.has(code)) seen.faults.push(`${code} is on two pages`);
      codes.add(code);
    }
    seen.pages += 1;
  }
  seen.items = codes.size;
  for (const path of ["/portal/item-solr/getCommonAuditItem", "/portal/item/getCommonAuditItem"]) {
    const answer = await ask(path, { AREA_CODE: cityCode, pageNum: "1", pageSize: "1" });
    const data = isObject(answer["data"]) ? answer["data"] : {};
    if (!isObject(data["CUSTOM"])) seen.faults.push(`${path} does not carry CUSTOM in data`);
  }

  for (const code of [...codes].slice(0, GUIDES)) {
    const [byGet, byPost] = [
      await ask("item-event/getAuditItemDetailCur", { TASK_CODE: code }, "GET"),
      await ask("item-event/getAuditItemDetailCur", { TASK_CODE: code }),
    ];
    if (JSON.stringify(byGet) !== JSON.stringify(byPost)) seen.faults.push(`${code} differs by method`);
    const item = isObject(byGet["AUDIT_ITEM"]) ? byGet["AUDIT_ITEM"] : {};
    lacks(`the guide ${code}`, item, DETAIL);
    seen.guides += 1;
    for (const path of [`/portal/guide/${code}`, `/portal/v2/guide/${code}`, `/portal/v3/guide/${code}`]) {
      const html = await (await fetch(new URL(path, origin))).text();
      for (const label of ROWS) if (!rowOf(html, label)) seen.faults.push(`${path} has no row ${label}`);
      const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gu)].map(([, heading]) => heading);
      for (const heading of HEADINGS) if (!headings.includes(heading)) seen.faults.push(`${path} has no heading ${heading}`);
      if (rowOf(html, "实施编码")?.includes(code) !== true) seen.faults.push(`${path} does not say its code`);
    }
    for (const material of objects(byGet["AUDIT_MATERIAL"])) {
      lacks("a material", material, ["MATERIAL_NAME", "EXAMPLE_GUID", "FORM_GUID"]);
      seen.materials += 1;
      for (const file of [...objects(material["EXAMPLE_GUID"]), ...objects(material["FORM_GUID"])]) {
        lacks("a file", file, FILE);
        seen.files.named += 1;
        const address = text(file["FILEPATH"]);
        if (!address.startsWith("//")) seen.faults.push(`${address} is not protocol-relative`);
        const answer = await fetch(new URL(address, origin));
        if (answer.ok && (await answer.arrayBuffer()).byteLength > 0) seen.files.fetched += 1;
        else seen.faults.push(`${address} answered ${answer.status}`);
      }
    }
  }
  return seen;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const seen = await checkContract(process.argv[2] ?? "http://localhost:4400", process.argv[3] ?? "440100");
  console.log(JSON.stringify(seen, null, 2));
  process.exitCode = seen.faults.length > 0 ? 1 : 0;
}
