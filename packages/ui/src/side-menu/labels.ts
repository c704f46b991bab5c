export type SideMenuLabels = {
  /** Name of the landmark. */
  navigation: string;
};

export const sideMenuLabels: SideMenuLabels = { navigation: "本页目录" };
