export { loadMatters as loader, mattersMeta as meta, MattersPage as default } from "@onehall/portal/affairs-public";
