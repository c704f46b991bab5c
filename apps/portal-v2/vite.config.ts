import { portalBuild } from "@onehall/portal/vite";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/portal/v2/",
  build: { assetsInlineLimit: 0 },
  plugins: [vanillaExtractPlugin(), reactRouter(), portalBuild()],
});
