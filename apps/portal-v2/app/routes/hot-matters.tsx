export { loadHotMatters as loader, mattersMeta as meta, MattersPage as default } from "@onehall/portal/services";
