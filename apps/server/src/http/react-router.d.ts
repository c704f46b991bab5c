import "react-router";

declare module "react-router" {
  /** Both faces are built with this flag: loaders get a RouterContextProvider. */
  interface Future {
    v8_middleware: true;
  }
}
