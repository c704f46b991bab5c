import { portalBuild } from "@onehall/portal/vite";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/portal/v3/",
  build: { assetsInlineLimit: 0 },
  // Every dependency is found before the first page is asked for: one found later would bring a second React with it, and a reload.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/home/**/*.tsx", "../../packages/portal/src/**/*Page.tsx"] },
  plugins: [vanillaExtractPlugin(), reactRouter(), portalBuild()],
});
