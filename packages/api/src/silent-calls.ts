/**
 * Paths of calls whose failures nobody is told of. Every other failure reaches the error store, and so the dialog. A pattern, as every page weighs it.
 *
 * | Calls | Why |
 * |---|---|
 * | ip/type, ip/location | required: failures of the IP calls are ignored |
 * | /_tif_sso_loginuser_maskget/ | asked on every page: whom it does not know is a visitor, and the links of a visitor stand there |
 * | tracking | nobody asked for it |
 *
 * @see SHELL-36, ERROR-11
 */
export const SILENT_CALLS = /^(ip\/|\/_tif|track)/;
