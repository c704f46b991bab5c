/**
 * Matter types: code, label, key (the letters of the national catalogue; empty where there are none).
 * @see GUIDE-04
 */
export const MATTER_TYPES = [
  { code: "TC", label: "一件事", key: "" },
  { code: "01", label: "行政许可", key: "XK" },
  { code: "11", label: "公共服务", key: "FW" },
  { code: "02", label: "行政处罚", key: "CF" },
  { code: "03", label: "行政强制", key: "QZ" },
  { code: "04", label: "行政征收", key: "ZS" },
  { code: "05", label: "行政给付", key: "GF" },
  { code: "06", label: "行政检查", key: "JC" },
  { code: "07", label: "行政确认", key: "QR" },
  { code: "08", label: "行政奖励", key: "JL" },
  { code: "09", label: "行政裁决", key: "CJ" },
  { code: "10", label: "其他行政权力", key: "QT" },
] as const;

/** Code of a matter type. */
export type MatterTypeCode = (typeof MATTER_TYPES)[number]["code"];

/** Codes that other provincial dictionaries use for the same types. @see GUIDE-05 */
const ALIASES: Readonly<Record<string, MatterTypeCode>> = { "20": "10", "21": "11" };

/** The code of this contract for a code of any dictionary; undefined if there is none. */
export function matterTypeCode(code: string): MatterTypeCode | undefined {
  const ours = Object.hasOwn(ALIASES, code) ? ALIASES[code] : code;
  return MATTER_TYPES.find((type) => type.code === ours)?.code;
}

/** The label of a matter type; the code itself if it is unknown. */
export const matterTypeLabel = (code: string): string => MATTER_TYPES.find((type) => type.code === matterTypeCode(code))?.label ?? code;
