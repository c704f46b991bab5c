export { ArticlePage } from "./ArticlePage";
export { articleOfSiteMeta, loadArticle } from "./data";
