import * as v from "valibot";
import { article, question } from "../model/article.js";
import { count, keyword } from "../model/fields.js";
import { pageOf } from "../model/paged.js";
import { inRegion, paging } from "./common.js";

export const articleDetail = {
  request: v.object({ key: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z-]{1,59}$/, "页面名称不正确")) }),
  response: article,
};

export const questionList = {
  request: v.object({
    ...inRegion,
    ...paging,
    keyword: v.optional(keyword, ""),
    topic: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, "主题不能超过 20 个字")), ""),
  }),
  response: v.object({
    ...pageOf(question).entries,
    /** Topics that have a question, with the number of those that the keyword finds. */
    topics: v.array(v.object({ name: v.string(), count })),
  }),
};
