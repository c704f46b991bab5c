import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/articles.js";

/** A standing page of the site, by its name in the address (about-me, privacy-policy). GET data/article. @see PAGE-02, CALL-61 */
export const articleDetail = defineCall<typeof shapes.articleDetail>({ method: "GET", path: "data/article", body: "query" });

/** Questions of the whole portal with their answers, by topic and word. GET data/questionList. @see PAGE-10, CALL-61 */
export const questionList = defineCall<typeof shapes.questionList>({ method: "GET", path: "data/questionList", body: "query" });
