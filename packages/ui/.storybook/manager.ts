import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "OneHall 界面套件",
    brandTarget: "_self",
    colorPrimary: "#1a5fb4",
    colorSecondary: "#1a5fb4",
    fontBase: `"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif`,
  }),
  // Notices of new versions are nothing to those who read a catalogue.
  ui: { enableShortcuts: false },
});
