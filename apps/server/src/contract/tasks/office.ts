import type { Guide } from "@onehall/api";
import type { Level } from "../rows/regions";

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

/** The hall or station of a region, as the list of stations has it, so that no page tells another address. */
export type Hall = { name: string; address: string; hours: string; bus: string };

/** Where one goes in person: the hall of the region; the office itself where the pack has no stations. */
export function windowsOf(office: GuideOffice, hall: Hall | undefined, channels: readonly string[]): Guide["windows"] {
  if (!channels.includes("窗口办理")) return [];
  const local = office.level === "town" || office.level === "village";
  const { name, address, hours, bus } = hall ?? { name: office.name, address: office.places.join(""), hours: "", bus: "" };
  const note = local ? `由${office.name}受理，业务指导部门是${office.guidedBy}。` : `请到${office.name}的窗口取号办理。`;
  return [{ name, address, phone: consultPhone(office), hours, note: bus === "" ? note : `${note}乘车：${bus}。` }];
}

/** The line that answers questions about the task. */
export const consultPhone = ({ areaCode, phone }: Pick<GuideOffice, "areaCode" | "phone">): string => `${areaCode}-${phone}`;

const HOTLINE = "12345";

/** The line for complaints; never the one that is complained of. */
export const complaintPhone = ({ areaCode, phone }: Pick<GuideOffice, "areaCode" | "phone">): string =>
  phone === HOTLINE ? HOTLINE : `${areaCode}-${HOTLINE}`;
