export { loadQuestions, questionsMeta } from "./data";
export { QuestionsPage } from "./QuestionsPage";
