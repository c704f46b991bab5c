import { family } from "../../family";
import { derive } from "./derive";
import { readOpenGovernment } from "./read";
import { tables } from "./tables";

const sum = <Entry>(list: readonly Entry[], of: (entry: Entry) => number): number => list.reduce((total, entry) => total + of(entry), 0);

/** What an administration publishes of itself. Files: open-government/. @see docs/province-pack.md, 信息公开 */
export const openGovernment = family({
  name: "open-government",
  read: readOpenGovernment,
  tables,
  derive,
  counts: (data) => ({
    权责事项: data.duties.length,
    免证办证照: data.licences.length,
    中介服务: data.intermediaries.length,
    收费项目: data.fees.length,
    公开清单: sum(data.links, ({ list }) => list.length),
    互动渠道: sum(data.channels, ({ list }) => list.length),
    特色创新: sum(data.innovations, ({ list }) => list.length),
    统计资料: data.figures.length,
  }),
});
