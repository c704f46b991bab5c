export { loadTopics, loadTopicsFile, topicsMeta } from "./data";
export { TopicsPage } from "./TopicsPage";
