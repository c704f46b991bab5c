import type { Guide } from "@onehall/api";
import type { Place } from "../../province/task";
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

/** The hall or station of a region, as the list of stations has it, so that no page tells another address. `counter`: its window of the department, where it has one. */
export type Hall = { name: string; address: string; hours: string; bus: string; counter?: string | null };

type OtherWindow = {
  name: string;
  address: string;
  hours: string;
  note: string;
  /** What the hall does of it, without and with a window of the department; none: nothing, and it takes no appointments for it. */
  hall?: { plain: string; counter: (name: string) => string };
};

/** A kind of window of which neither addresses nor hours are known, nor whether the hall does the same. @param authority who publishes the addresses */
const otherWindow = (name: string, authority: string): OtherWindow => ({
  name,
  address: `地址以当地${authority}公布的为准`,
  hours: "",
  note: `本站没有各地${name}的地址，出门以前先打电话问清楚地址和时间。`,
  hall: {
    plain: "这里设有这种窗口的也可以办，先打电话问清楚。",
    counter: (counter) => `大厅里的“${counter}”窗口可以预约，能不能办这一件，先打电话问清楚。`,
  },
});

/** A place that is no window of any hall. @param all what its addresses would be of */
const outside = (name: string, authority: string, all: string): OtherWindow => ({
  name,
  address: `地址以当地${authority}公布的为准`,
  hours: "",
  note: `不在政务服务大厅办。本站没有${all}的地址，出门以前先打电话问清楚地址和时间。`,
});

/** Kinds of windows of which the pack has no addresses: what they are called, and what to do to find one. */
const OTHER_WINDOWS: Readonly<Record<Place, OtherWindow>> = {
  "police-station": {
    name: "就近的派出所户政窗口",
    address: "地址以当地公安机关公布的为准",
    hours: "时间以派出所公布的为准",
    note: "本站没有各派出所的地址，出门以前先打电话问清楚去哪个窗口。",
    hall: {
      plain: "这里设有公安窗口的也可以办，先打电话问清楚。",
      counter: (name) => `大厅里的“${name}”窗口也可以办，可以预约；怕白跑的，先打电话问清楚。`,
    },
  },
  "exit-entry": otherWindow("公安出入境窗口", "公安机关"),
  "vehicle-office": otherWindow("车辆管理所", "公安机关"),
  "marriage-registry": otherWindow("婚姻登记处", "民政部门"),
  "tax-hall": otherWindow("办税服务厅", "税务机关"),
  "notary-office": otherWindow("公证处", "司法行政部门"),
  "birth-hospital": outside("接生的医院", "卫生健康部门", "各家医院"),
  "medical-institution": outside("办这件事的医疗机构", "卫生健康、医疗保障部门", "各家医疗机构"),
  "funeral-home": outside("当地的殡仪馆", "民政部门", "各家殡仪馆"),
  "travel-clinic": outside("国际旅行卫生保健中心", "海关", "各家保健中心"),
};

/** Whether the hall has a part in what is done at a place, so that one may come there by appointment. */
export const isTakenByHall = (place: Place | undefined): boolean => place === undefined || OTHER_WINDOWS[place].hall !== undefined;

/**
 * Where one goes in person: the hall of the region; the office itself where the pack has no stations. What another kind of window takes names that one first,
 * and behind it the hall, with its window of the department, where appointments are for, unless it has no part in it. @see GUIDE-66, APPLY-29
 */
export function windowsOf(office: GuideOffice, hall: Hall | undefined, channels: readonly string[], place?: Place): Guide["windows"] {
  if (!channels.includes("窗口办理")) return [];
  const local = office.level === "town" || office.level === "village";
  const kind = place === undefined ? undefined : OTHER_WINDOWS[place];
  const phone = consultPhone(office);
  const first = kind && { name: kind.name, address: kind.address, phone, hours: kind.hours, note: kind.note };
  if (first && !kind.hall) return [first];
  const other = local ? undefined : kind?.hall;
  const { name, address, hours, bus, counter }: Hall = hall ?? { name: office.name, address: office.places.join(""), hours: "", bus: "" };
  const behind = other && (counter ? other.counter(counter) : other.plain);
  const note = behind ?? (local ? `由${office.name}受理，业务指导部门是${office.guidedBy}。` : `请到${office.name}的窗口取号办理。`);
  const window = { name, address, phone, hours, note: bus === "" ? note : `${note}乘车：${bus}。` };
  return other && first ? [first, window] : [window];
}

/** The line that answers questions about the task. */
export const consultPhone = ({ areaCode, phone }: Pick<GuideOffice, "areaCode" | "phone">): string => `${areaCode}-${phone}`;

const HOTLINE = "12345";

/** The line for complaints; never the one that is complained of. */
export const complaintPhone = ({ areaCode, phone }: Pick<GuideOffice, "areaCode" | "phone">): string =>
  phone === HOTLINE ? HOTLINE : `${areaCode}-${HOTLINE}`;
