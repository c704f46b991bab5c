export { exampleMeta, loadSingle, phoneMeta, selectionsMeta, singleMeta } from "./data";
export type { SingleData } from "./data";
export { ExamplePage, PhonePage, SelectionsPage } from "./PhonePages";
export { SinglePage } from "./SinglePage";
