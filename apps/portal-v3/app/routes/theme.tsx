export { loadTheme as loader, themeMeta as meta, ThemePage as default } from "@onehall/portal/items";
