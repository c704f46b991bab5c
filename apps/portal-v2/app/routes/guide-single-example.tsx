export { exampleMeta as meta, ExamplePage as default, loadSingle as loader } from "@onehall/portal/guides/single";
