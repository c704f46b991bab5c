/** Widgets that every kit is measured by: one file each in `uses/<kit>`, exporting `Use`. */
export const widgets = ["dialog", "tabs", "tooltip", "combobox", "date", "checkbox", "form", "table"] as const;
export type Widget = (typeof widgets)[number];

export type Kit = {
  /** Folder of `uses`. */
  folder: string;
  name: string;
  /** What it has no widget for. */
  without?: readonly Widget[];
};

/** Bare elements: what the others are measured against, and no kit. */
export const floor: Kit = { folder: "native", name: "native floor" };
export const ours: Kit = { folder: "onehall", name: "OneHall" };
export const peers: readonly Kit[] = [
  { folder: "antd", name: "antd" },
  { folder: "arco", name: "arco" },
  { folder: "tdesign", name: "tdesign" },
  { folder: "mui", name: "MUI + date pickers" },
  { folder: "rac", name: "React Aria Comp." },
  { folder: "baseui", name: "Base UI + DayPicker", without: ["table"] },
];
export const kits: readonly Kit[] = [floor, ours, ...peers];

export const has = (kit: Kit, widget: Widget): boolean => !kit.without?.includes(widget);

/** Path of a use, from this folder. */
export const useOf = (kit: Kit, widget: Widget): string => `uses/${kit.folder}/${widget}.jsx`;
