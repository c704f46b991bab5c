export { loadTopics as loader, topicsMeta as meta, TopicsPage as default } from "@onehall/portal/topics";
