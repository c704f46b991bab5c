import { globalLayer } from "@vanilla-extract/css";

globalLayer("onehall");

/** Cascade layers from weakest to strongest. Whatever a host writes outside layers wins over all of them. */
export const layers = {
  reset: globalLayer({ parent: "onehall" }, "reset"),
  theme: globalLayer({ parent: "onehall" }, "theme"),
  components: globalLayer({ parent: "onehall" }, "components"),
  portal: globalLayer({ parent: "onehall" }, "portal"),
};
