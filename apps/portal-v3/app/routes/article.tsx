export { ArticlePage as default, articleOfSiteMeta as meta, loadArticle as loader } from "@onehall/portal/articles";
