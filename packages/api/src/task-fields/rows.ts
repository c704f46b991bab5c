import { regionLevel } from "@onehall/regions";
import type { Guide } from "../model/guide.js";
import type { FactGroup } from "./table.js";
import { isOnline } from "./words.js";

/** What a row says where a guide has nothing for it. @see GUIDE-12 */
export const NOTHING = "无";

/** A row that is read off a guide rather than a field of it; without `text` no guide has anything for it. */
type Row = { readonly label: string; readonly text?: (guide: Guide) => string };

const LEVELS = { province: "省级", city: "市级", county: "县级", town: "镇（街）级", village: "村（居）级" } as const;
const yesNo = (yes: boolean): string => (yes ? "是" : "否");
const hasChannel = ({ channels, result }: Guide, way: RegExp): boolean => [...channels, ...(result?.delivery ?? [])].some((one) => way.test(one));

/** Codes of public institutions begin with 12, those of authorities with 11. */
const natureOf = ({ code }: Guide): string => (code.startsWith("12") ? "授权组织" : "法定机关");

/** Rows that programs which read guides look for, beside those of the fields. @see GUIDE-12 */
export const rows: Readonly<Partial<Record<FactGroup, readonly Row[]>>> = {
  基本信息: [
    { label: "实施主体性质", text: natureOf },
    { label: "行使层级", text: ({ region }) => LEVELS[regionLevel(region.code)] },
    { label: "是否网办", text: (guide) => yesNo(isOnline(guide)) },
    { label: "是否支持预约办理", text: ({ online }) => yesNo(online !== null && online !== "Ⅰ") },
    { label: "在线预约地址" },
    { label: "是否支持网上支付" },
    { label: "是否支持物流快递", text: (guide) => yesNo(hasChannel(guide, /邮|快递/)) },
    { label: "是否支持自助终端办理", text: (guide) => yesNo(hasChannel(guide, /自助终端/)) },
  ],
  审批信息: [{ label: "权力来源" }, { label: "委托部门" }, { label: "联办机构" }, { label: "数量限制" }],
  审批结果: [{ label: "审批结果样本" }],
  编码代码: [{ label: "业务办理项编码" }],
  其他信息: [{ label: "业务系统" }],
};
