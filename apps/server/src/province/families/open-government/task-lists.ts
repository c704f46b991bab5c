import type { PackTask } from "../../task";
import { MZB, PUBLIC_SERVICES } from "./counted";

type Belongs = (task: PackTask) => boolean;

const has =
  (way: NonNullable<PackTask["ways"]>[number]): Belongs =>
  (task) =>
    task.ways?.includes(way) ?? false;
const isOnline: Belongs = (task) => task.online === "Ⅲ" || task.online === "Ⅳ";
const usesLicence: Belongs = (task) => task.materials.some((material) => material.licence);
const appliedByPost: Belongs = (task) => task.channels.includes("邮寄办理");
const sentByPost: Belongs = (task) => !!task.result?.delivery.some((way) => way.includes("邮"));
/** Every paper that an authority has issued and the task needs can be read from its e-licence. */
const bringsNothing: Belongs = (task) =>
  usesLicence(task) && task.materials.every((material) => material.source !== "政府部门核发" || material.need === "非必要" || !!material.licence);

/** Which tasks are on which list: what their files say decides. @see PAGE-06, PAGE-21 */
const BELONGS: Readonly<Record<string, Belongs>> = {
  "8": (task) => task.visits === 0,
  "10": (task) => task.materials.some((material) => material.need === "容缺后补"),
  "11": has("告知承诺"),
  "12": (task) => task.handling === "即办件",
  "13": (task) => task.instant,
  "14": has("指尖办"),
  "15": has("一窗办理"),
  "16": has("网上支付"),
  "17": (task) => appliedByPost(task) || sentByPost(task),
  "at-once": (task) => task.handling === "即办件",
  online: isOnline,
  nearby: (task) => task.offered.includes("town") || task.offered.includes("village"),
  "one-visit": (task) => task.visits <= 1,
  "no-papers": usesLicence,
  "no-forms": has("免填写"),
  "no-seals": has("电子印章"),
  "no-signatures": has("电子签名"),
  "post-in": appliedByPost,
  "post-out": sentByPost,
  [PUBLIC_SERVICES]: (task) => task.kind === "11",
  [MZB]: bringsNothing,
};

/** The lists that a task is on. */
export const listsOf = (task: PackTask): string[] => Object.entries(BELONGS).flatMap(([list, belongs]) => (belongs(task) ? [list] : []));
