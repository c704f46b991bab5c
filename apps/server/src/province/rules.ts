import { lacksArticle } from "./articles";
import type { Problem } from "./problems";
import type { PackDepartment } from "./departments";
import type { PackTask, TaskReading } from "./task";
import { validateChanges } from "./changes";
import { limitsWithoutUnit, type PackTerms } from "./terms";
import { AUDIENCES, type PackThemes } from "./themes";
import { validateAmounts, validateConditions, validateTerm } from "./validate-conditions";
import { validateLengths } from "./validate-lengths";

/** What a task is checked against. */
export type RuleContext = {
  departments: ReadonlyMap<string, PackDepartment>;
  themes: PackThemes;
  terms: PackTerms;
  /** First two digits of every basic code: the province. */
  provincePrefix: string;
  /** Codes of the cities that may rule something for themselves. */
  cities: ReadonlySet<string>;
  /** Codes of all regions. */
  regions: ReadonlySet<string>;
  /** `2026-11-20`. Only the checker looks at the calendar; a start on a machine with a wrong clock must not fail. */
  today?: string;
};

type Say = (path: readonly (string | number)[], text: string) => void;
type Rule = (task: PackTask, say: Say, context: RuleContext) => void;

const CATCH_ALL = /其他材料|相关材料|其它材料|有关材料|相关证明材料|其他相关/;
/** What a note says of a paper that the portal gets by itself: by its number, from a register, from another authority. */
const LOOKED_UP =
  /(?:系统|平台)(?:联网|自动)?(?:核验|核对|推送|比对|取|带出)|联网核[对验到]|填[^，。；]*核[验对]|(?:能|可以)[^，。；]*(?:共享|联网|核验|查到)[^，。；]*不用|系统能查/u;
const STEP_LEAST = 8;
const FAQS_LEAST = 3;
const COMPLETE_STEPS = 4;

const limits: Rule = (task, say) => {
  if (task.handling === "即办件" && task.promised !== 0) say(["promised"], "即办件的承诺办结时限应为 0");
  if (task.handling === "即办件" && (task.statutory ?? 0) !== 0) say(["statutory"], "即办件的法定办结时限应为 0，或者不写");
  if (task.statutory !== undefined && task.promised > task.statutory) say(["promised"], `承诺办结时限 ${task.promised} 超过法定办结时限 ${task.statutory}`);
  if (task.instant && task.handling !== "即办件") say(["instant"], "秒批的事项应为即办件");
  if (task.instant && task.promised !== 0) say(["promised"], "秒批的事项承诺办结时限应为 0");
};

const visits: Rule = (task, say) => {
  if (task.visits > 0 && !task.visitReason) say(["visits"], "到现场次数不为 0 时，要写必须现场办理的原因（visitReason）");
  if (task.visits === 0 && task.visitReason) say(["visitReason"], "到现场次数为 0 时，不写必须现场办理的原因");
  if (task.result?.delivery.some((way) => way !== "窗口领取") ?? true) return;
  if (task.visits < 1) say(["visits"], "结果只能到窗口领取的，到现场次数不能少于 1");
  else if (task.visits < 2 && task.promised > 0 && task.channels.every((channel) => channel === "窗口办理"))
    say(["visits"], "只在窗口申请和领取、又不能当场办结的，到现场次数不能少于 2");
};

const online: Rule = (task, say) => {
  const whole = task.channels.includes("网上办理") && task.visits <= 1;
  if (whole && task.online !== "Ⅳ") say(["channels"], "可以网上办理、到现场不超过 1 次的事项，网上办理深度应为 Ⅳ");
  if (!whole && task.online === "Ⅳ") say(["online"], "网上办理深度 Ⅳ 要求有“网上办理”渠道，并且到现场不超过 1 次");
};

const elsewhere: Rule = (task, say) => {
  if (task.elsewhere && task.online !== "Ⅲ" && task.online !== "Ⅳ") say(["elsewhere"], "在别的网站提交的事项，网上办理深度应为 Ⅲ 或 Ⅳ");
};

/** Ways that rest on something that the task must have. */
const ways: Rule = (task, say) => {
  const remote = task.online === "Ⅲ" || task.online === "Ⅳ";
  const needs = { 指尖办: remote, 免填写: remote, 电子签名: remote, 电子印章: remote && task.audience.includes("company") } as const;
  for (const [way, met] of Object.entries(needs))
    if (task.ways?.some((one) => one === way) && !met) say(["ways"], `“${way}”的事项应能在网上办理（Ⅲ 或 Ⅳ）${way === "电子印章" ? "，并且面向法人" : ""}`);
  if (task.ways?.includes("网上支付") && task.fees.length === 0) say(["ways"], "不收费的事项没有网上支付");
  if (task.ways?.includes("一窗办理") && !task.channels.includes("窗口办理")) say(["ways"], "一窗办理的事项应有“窗口办理”渠道");
};

const themes: Rule = (task, say, context) => {
  for (const audience of AUDIENCES) {
    const codes = task.themes[audience];
    const who = audience === "person" ? "个人" : "法人";
    if (task.audience.includes(audience) && codes.length === 0) say(["themes"], `服务对象有${who}，至少要有一个${who}主题`);
    if (!task.audience.includes(audience) && codes.length > 0) say(["themes", audience], `服务对象没有${who}，不能有${who}主题`);
    codes.forEach((code, index) => {
      // A themes.yaml that could not be read has its own fault.
      if (context.themes[audience].length > 0 && !context.themes[audience].some((theme) => theme.code === code))
        say(["themes", audience, index], `themes.yaml 里没有${who}主题 ${code}`);
      if (codes.indexOf(code) !== index) say(["themes", audience, index], `主题 ${code} 写了两次`);
    });
  }
};

const aliases: Rule = (task, say) => {
  const seen = new Set([task.name, task.phrase]);
  task.aliases.forEach((alias, index) => {
    if (seen.has(alias)) say(["aliases", index], `“${alias}”与名称、短语或者前面的日常用语重复`);
    seen.add(alias);
  });
};

const texts: Rule = (task, say) => {
  task.materials.forEach((material, index) => {
    if (CATCH_ALL.test(material.name)) say(["materials", index, "name"], `材料名称“${material.name}”是兜底条款，要写清楚是什么`);
  });
  task.steps.forEach((step, index) => {
    if ([...step.text].length < STEP_LEAST) say(["steps", index, "text"], `“${step.name}”这一步要说清楚做什么，至少 ${STEP_LEAST} 个字`);
  });
};

/** A paper that an authority has issued and the portal looks up is one that nobody brings: the guide says which licence stands in. @see GUIDE-15 */
const lookups: Rule = (task, say) => {
  task.materials.forEach(({ name, source, licence, note = "" }, index) => {
    if (source === "政府部门核发" && !licence && LOOKED_UP.test(note))
      say(["materials", index, "note"], `“${name}”由系统取得，要写明由哪种电子证照代替（licence）`);
  });
};

/** A task is only offered where its authority has an office. Towns and villages have one of their own. */
const offices: Rule = (task, say, context) => {
  const department = context.departments.get(task.department);
  if (!department) {
    if (context.departments.size === 0) return;
    say(["department"], `departments.yaml 里没有部门 ${task.department}`);
    return;
  }
  if (task.offered.includes("city") && !department.city) say(["offered"], `${department.short}没有市级机构（departments.yaml 的 city），不能在市级办理`);
  if (task.offered.includes("county") && !department.county && !department.district)
    say(["offered"], `${department.short}没有县级机构（departments.yaml 的 county），不能在县级办理`);
};

const codes: Rule = (task, say, context) => {
  if (!task.code.startsWith(context.provincePrefix)) say(["code"], `基本编码 ${task.code} 应以 ${context.provincePrefix} 开头`);
  if (context.today !== undefined && task.updated > context.today) say(["updated"], `更新日期 ${task.updated} 在今天（${context.today}）以后`);
  if (context.today !== undefined && task.until !== undefined && task.until < context.today)
    say(["until"], `有效期到 ${task.until}，已经过了：核对以后改写，或者删除这个事项`);
};

const cities: Rule = (task, say, context) => {
  if (task.cities && task.offered.every((level) => level === "province")) say(["cities"], "只在省级办理的事项没有各市的规定");
  for (const [code, { source, conditions, materials }] of Object.entries(task.cities ?? {})) {
    if (source === undefined && context.today !== undefined) say(["cities", code], "要写 source：本市的规定出自哪里");
    if (!context.cities.has(code)) say(["cities", code], `没有编码为 ${code} 的地级市`);
    conditions.forEach((text, index) => {
      if (task.conditions.includes(text) || conditions.indexOf(text) !== index) say(["cities", code, "conditions", index], "与前面的受理条件重复");
    });
    for (const name of Object.keys(materials))
      if (!task.materials.some((material) => material.name === name)) say(["cities", code, "materials", name], `申请材料里没有“${name}”`);
  }
};

const complete: Rule = (task, say) => {
  if (!task.complete) return;
  const lacking = [
    task.statutory === undefined && task.handling !== "即办件" && "法定办结时限",
    !task.result && "办理结果",
    task.steps.length < COMPLETE_STEPS && `至少 ${COMPLETE_STEPS} 步办理流程`,
    task.refusals.length === 0 && "不予受理情形",
    task.rights.length === 0 && "权利与义务",
    task.remedies.length === 0 && "法律救济",
    task.faqs.length < FAQS_LEAST && `至少 ${FAQS_LEAST} 个常见问题`,
  ].filter((part) => part !== false);
  if (lacking.length > 0) say(["complete"], `写了 complete: true，但是还缺：${lacking.join("、")}`);
};

/** The article of each basis, or why there is none. A start must not fail for a pack that has neither yet. @see GUIDE-64 */
const articles: Rule = (task, say, { today }) => {
  task.basis.forEach((basis, index) => {
    const { law, article, noArticle } = basis;
    if (article !== undefined && noArticle !== undefined) say(["basis", index], "article 和 noArticle 只写一个");
    if (today !== undefined && lacksArticle(basis)) say(["basis", index], `《${law}》要写 article（哪一条），没有条号的写 noArticle 说明为什么`);
  });
};

/** The unit and the event of each limit, said by the task or by terms.yaml. @see GUIDE-71 */
const units: Rule = (task, say, { today, terms }) => {
  if (today === undefined) return;
  for (const key of limitsWithoutUnit(task, terms)) say([key], `${key} 要在 term 里写原来的数字、单位和起算，或者在 terms.yaml 里写这一类事项怎样算`);
};

const RULES: readonly Rule[] = [
  limits,
  visits,
  online,
  elsewhere,
  ways,
  themes,
  aliases,
  texts,
  lookups,
  offices,
  codes,
  cities,
  complete,
  articles,
  units,
  validateChanges,
  validateConditions,
  validateTerm,
  validateAmounts,
];

/** The rules between the fields of one task. @see GUIDE-16; docs/province-pack.md, 检查规则 */
export function validateTask(read: TaskReading, context: RuleContext): Problem[] {
  const { task, reading } = read;
  // Only of the checker: a start must not fail for a long sentence.
  const problems: Problem[] = context.today === undefined ? [] : validateLengths(read).map((problem) => ({ file: task.file, ...problem }));
  for (const rule of RULES) rule(task, (path, text) => problems.push({ file: task.file, line: reading.lineAt(path), text }), context);
  return problems;
}

/** What must be unique in the pack: file names, names, basic codes. */
export function validateUnique(readings: readonly TaskReading[]): Problem[] {
  const problems: Problem[] = [];
  for (const [field, label] of [
    ["id", "文件名"],
    ["name", "事项名称"],
    ["code", "基本编码"],
  ] as const) {
    const first = new Map<string, PackTask>();
    for (const { task, reading } of readings) {
      const other = first.get(task[field]);
      if (other) problems.push({ file: task.file, line: field === "id" ? 1 : reading.lineAt([field]), text: `${label}“${task[field]}”与 ${other.file} 重复` });
      else first.set(task[field], task);
    }
  }
  return problems;
}
