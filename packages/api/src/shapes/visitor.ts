import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { count } from "../model/fields.js";
import { MAX_EVENTS, TRACKER_APP_KEY } from "../model/form-rules.js";

/** Where a visitor is, as far as the network tells. @see REGION-24 */
const location = v.object({
  code: v.string(),
  city: v.string(),
  province: v.optional(v.string()),
  district: v.optional(v.string()),
  nation: v.optional(v.string()),
  ip: v.optional(v.string()),
  lng: v.optional(v.number()),
  lat: v.optional(v.number()),
});

export const ipType = defineShape({
  family: "visitor",
  summary: "访问者使用 IPv4 还是 IPv6",
  examples: [{}],
  envelope: "top",
  request: v.object({}),
  response: v.object({ code: v.literal(200), data: v.picklist(["ipv4", "ipv6"]) }),
});

export const ipLocation = defineShape({
  family: "visitor",
  summary: "访问者的大致位置",
  examples: [{}],
  envelope: "top",
  request: v.object({}),
  /** null: unknown. */
  response: v.object({ info: v.nullable(location) }),
});

export const portalSwitch = defineShape({
  family: "portal",
  summary: "统一身份认证开关",
  examples: [{}],
  request: v.object({}),
  /** gj_sso "1": log in by the national identity provider. */
  response: v.object({ gj_sso: v.picklist(["0", "1"]) }),
});

const word = (most: number, least = 0) => v.pipe(v.string(), v.minLength(least, "不能为空"), v.maxLength(most, `不能超过 ${most} 个字`));

export const trackEvents = defineShape({
  family: "visitor",
  summary: "上报访问统计",
  examples: [{ key: TRACKER_APP_KEY, events: [{ category: "页头", action: "点击", label: "首页" }] }],
  request: v.object({
    /** App key of the tracker. */
    key: word(64, 1),
    events: v.pipe(
      v.array(
        v.object({
          category: word(100, 1),
          action: word(100, 1),
          label: v.optional(word(500), ""),
          value: v.optional(v.number()),
          /** The search of which a result was opened; not stored. @see SEARCH-24 */
          searchId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, "应为搜索结果里的 searchId"))),
        }),
      ),
      v.minLength(1, "至少一个事件"),
      v.maxLength(MAX_EVENTS, `一次最多 ${MAX_EVENTS} 个事件`),
    ),
  }),
  /** How many were counted: none where the visitor asks not to be tracked. */
  response: v.object({ accepted: count }),
});
