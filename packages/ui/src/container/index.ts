export { Container } from "./Container.js";
export type { ContainerProps } from "./Container.js";
