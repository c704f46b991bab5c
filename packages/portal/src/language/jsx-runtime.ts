// React's JSX runtime for the browser: every module of a face is compiled against it, third-party ones included. @see docs/decisions/language.md
import * as react from "react/jsx-runtime";
import { pageProps } from "./conversion";

export { Fragment } from "react/jsx-runtime";

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, pageProps(type, props), key);
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, pageProps(type, props), key);
