export { loadQuestions as loader, QuestionsPage as default, questionsMeta as meta } from "@onehall/portal/questions";
