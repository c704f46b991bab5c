import type { Guide } from "@onehall/api";
import type { Level } from "./rows/regions";

/** The office that does a task, as far as windows and phones follow from it. */
export type GuideOffice = {
  level: Level;
  /** Names of the regions from the province down. */
  places: readonly string[];
  /** Name of the office. */
  name: string;
  /** Service line of the department without area code. */
  phone: string;
  /** Area code of the city, or of the province. */
  areaCode: string;
  /** The provincial department that guides the task. */
  guidedBy: string;
};

const HOURS = "周一至周五 9:00–12:00，13:00–17:00";
const SAMPLE = "（样例地址，以大厅公布为准）";

/** The village without the words for its committee: 翠洲社区居民委员会 → 翠洲社区. */
const villageStem = (name: string): string => name.replace(/(?:村民委员会|村委会|居民委员会|居委会)$/, (committee) => (committee.startsWith("村") ? "村" : ""));

function hallName(level: Level, region: string): string {
  if (level === "town") return `${region}党群服务中心`;
  if (level === "village") return `${villageStem(region)}便民服务点`;
  return `${region}政务服务中心`;
}

/** Where one goes in person: the hall of the region. */
export function windowsOf(office: GuideOffice, channels: readonly string[]): Guide["windows"] {
  if (!channels.includes("窗口办理")) return [];
  const region = office.places.at(-1) ?? "";
  const local = office.level === "town" || office.level === "village";
  return [
    {
      name: hallName(office.level, region),
      address: `${office.places.join("")}${SAMPLE}`,
      phone: consultPhone(office),
      hours: HOURS,
      note: local ? `由${office.name}受理，业务指导部门是${office.guidedBy}。` : `请到${office.name}的窗口取号办理。`,
    },
  ];
}

/** The line that answers questions about the task. */
export const consultPhone = ({ areaCode, phone }: Pick<GuideOffice, "areaCode" | "phone">): string => `${areaCode}-${phone}`;

const HOTLINE = "12345";

/** The line for complaints; never the one that is complained of. */
export const complaintPhone = ({ areaCode, phone }: Pick<GuideOffice, "areaCode" | "phone">): string =>
  phone === HOTLINE ? HOTLINE : `${areaCode}-${HOTLINE}`;
