export { answerSearch as action, loadSearch as loader, searchHeaders as headers, searchMeta as meta, SearchPage as default } from "@onehall/portal/search";
