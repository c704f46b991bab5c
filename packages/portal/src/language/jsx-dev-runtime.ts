// The development twin of jsx-runtime.ts.
import * as react from "react/jsx-dev-runtime";
import { pageProps } from "./conversion";

export { Fragment } from "react/jsx-dev-runtime";

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) => react.jsxDEV(type, pageProps(type, props), ...rest);
