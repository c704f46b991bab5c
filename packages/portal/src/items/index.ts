export { loadTheme, themeMeta } from "./data";
export type { ThemeData } from "./data";
export { ItemList } from "./ItemList";
export type { ItemListProps } from "./ItemList";
export { ItemTable } from "./ItemTable";
export { ThemePage } from "./ThemePage";
