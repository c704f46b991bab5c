import { type Block, questionList } from "@onehall/api";
import { defineHandler } from "../router/handler";
import { portalFaqPage } from "../rows/faqs";
import { regionPath } from "../rows/regions";
import { taskCodes } from "../rows/tasks";

export const handleQuestionList = defineHandler(questionList, async ({ region, keyword, topic, page, pageSize }, { database, portal }) => {
  const line = await regionPath(database, region);
  const { rows, topics, total } = await portalFaqPage(database, portal.homeFaqs, { keyword, topic, limit: pageSize, offset: (page - 1) * pageSize });
  const codes = await taskCodes(
    database,
    line,
    rows.flatMap((row) => row.taskId ?? []),
  );
  return {
    total,
    page,
    pageSize,
    topics,
    list: rows.map(({ id, question, answer, topic: about, taskId }) => {
      const taskCode = taskId === null ? undefined : codes.get(taskId);
      return { id: String(id), question, answer: JSON.parse(answer) as Block[], topic: about, ...(taskCode === undefined ? {} : { taskCode }) };
    }),
  };
});
