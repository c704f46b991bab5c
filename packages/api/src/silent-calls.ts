/**
 * Calls by path whose failures nobody is told of, and why. Every other failure reaches the error store, and so the dialog.
 * @see SHELL-36, ERROR-11
 */
export const SILENT_CALLS: Readonly<Record<string, string>> = {
  "ip/type": "required: failures of the IP calls are ignored",
  "ip/location": "required: failures of the IP calls are ignored",
  "/_tif_sso_loginuser_maskget/": "asked on every page: whom it does not know is a visitor, and the links of a visitor stand there",
  tracking: "nobody asked for it",
};
