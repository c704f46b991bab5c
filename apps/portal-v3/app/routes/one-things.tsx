export { oneThingsMeta as meta, OneThingsPage as default, loadOneThings as loader } from "@onehall/portal/one-things";
