export { loadMemorabilia as loader, memorabiliaMeta as meta, MemorabiliaPage as default } from "@onehall/portal/memorabilia";
