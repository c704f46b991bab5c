import { FEE_CATALOGUES, MATTER_TYPES } from "@onehall/api";
import { array, check, type InferOutput, minLength, optional, picklist, pipe, record, regex, strictObject, string } from "valibot";
import { address, distinct, line, sentence, slug, optionalFlag } from "../../shapes";
import { COUNTED } from "./counted";

const KINDS = MATTER_TYPES.map((type) => type.code).filter((code) => code !== "TC");
/** Matter types that are powers: everything but public services. */
export const DUTY_KINDS = KINDS.filter((code) => code !== "11");

/** `police/id-card-renewal`: a task by its department and its id. */
const taskRef = pipe(string(), regex(/^[a-z][a-z-]*\/[a-z][a-z0-9-]*$/, "应写成“部门/事项”，例如 police/id-card-renewal"));
/** A law, decision or catalogue with what it says; the law stands between 《 and 》. */
const citation = pipe(line(400, 6), regex(/《[^》]{3,}》/u, "要写明法律、法规或者文件的名称，用《》括起来"), regex(/[。；）》]$/u, "应以句号结尾"));
const basis = pipe(array(citation), minLength(1, "至少写 1 条依据"));
const some = pipe(array(sentence), minLength(1, "至少写 1 条"));
const filled = <Entry extends Parameters<typeof array>[0]>(entry: Entry, least = 1) => pipe(array(entry), minLength(least, `至少写 ${least} 项，不能是空栏目`));

/** duty-kinds.yaml: what is the same for all duties of a matter type. */
export const dutyKinds = pipe(
  record(picklist(DUTY_KINDS), strictObject({ process: some, responsibility: some, accountability: some })),
  check((kinds) => DUTY_KINDS.every((code) => code in kinds), `要有 ${DUTY_KINDS.join("、")} 每一种类型`),
);

/** duties/<department>.yaml: what the department may and must do beside the tasks that people apply for. */
export const duties = filled(
  strictObject({
    id: slug,
    kind: picklist(DUTY_KINDS),
    name: line(80, 4),
    levels: distinct(["province", "city", "county"], 1),
    basis,
  }),
);

/** licences.yaml: `also` are other names that tasks use. */
export const licences = filled(strictObject({ id: slug, name: line(40, 2), issuer: line(40, 2), also: optional(array(line(40, 2)), []) }));

/** intermediaries.yaml: what agents do. */
export const intermediaries = filled(
  strictObject({
    id: slug,
    name: line(60, 4),
    department: slug,
    retained: optionalFlag,
    agent: line(80, 2),
    result: line(40, 2),
    basis,
    charge: sentence,
    note: sentence,
    tasks: optional(array(taskRef), []),
  }),
);

const fee = strictObject({
  id: slug,
  name: line(60, 2),
  department: slug,
  kind: line(40, 2),
  payer: line(80, 2),
  standard: sentence,
  basis,
  waiver: sentence,
  tasks: optional(array(taskRef), []),
});

/** fees.yaml: entries by catalogue. */
export const fees = strictObject(
  Object.fromEntries(FEE_CATALOGUES.map(({ key }) => [key, filled(fee)])) as Record<
    (typeof FEE_CATALOGUES)[number]["key"],
    ReturnType<typeof filled<typeof fee>>
  >,
);

const groupKey = pipe(string(), regex(/^[a-z][a-z-]*$/, "应为小写英文"));
const link = strictObject({ name: line(40, 2), url: address, text: line(80, 4) });

/** links.yaml (政府信息公开) and channels.yaml (政民互动): entries in groups. */
export const linkGroups = filled(strictObject({ key: groupKey, name: line(20, 2), list: filled(link) }));

/** Characters that an entry of 特色创新 may carry. @see PAGE-26 */
export const CHIPS = ["营商环境", "免审即享", "在线帮办", "智能审批", "授权代办", "政策直达"] as const;

/** innovations.yaml: entries in groups. Each leads to the guide of a task or to a page of this site. */
export const innovationGroups = filled(
  strictObject({
    key: groupKey,
    name: line(20, 2),
    list: filled(
      pipe(
        strictObject({
          name: line(20, 2),
          text: line(60, 6),
          image: pipe(string(), regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "应为图片的名称，小写英文，用 - 连接")),
          task: optional(taskRef),
          url: optional(address),
          region: optional(pipe(string("要加引号"), regex(/^\d{6}$/, "应为 6 位地区编码"))),
          tags: distinct(CHIPS, 1),
        }),
        check(({ task, url }) => (task === undefined) !== (url === undefined), "要写 task 或者 url，只写一个"),
      ),
    ),
  }),
);

/** figures.yaml: what is counted, and how it is shown. */
export const figures = filled(
  strictObject({
    id: slug,
    name: line(20, 2),
    image: pipe(string(), regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "应为图片的名称，小写英文，用 - 连接")),
    kind: line(10, 2),
    url: address,
    text: line(80, 4),
    counted: picklist(COUNTED),
  }),
);

export type DutyKinds = InferOutput<typeof dutyKinds>;
export type PackDuty = InferOutput<typeof duties>[number] & { department: string };
export type PackLicence = InferOutput<typeof licences>[number];
export type PackIntermediary = InferOutput<typeof intermediaries>[number];
export type PackFee = InferOutput<typeof fee> & { catalogue: string };
export type PackLinkGroup = InferOutput<typeof linkGroups>[number];
export type PackInnovation = InferOutput<typeof innovationGroups>[number]["list"][number];
export type PackInnovationGroup = InferOutput<typeof innovationGroups>[number];
export type PackFigure = InferOutput<typeof figures>[number];
