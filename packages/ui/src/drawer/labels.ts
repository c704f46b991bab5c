export type DrawerLabels = {
  close: string;
};

export const drawerLabels: DrawerLabels = { close: "关闭" };
