export { ErrorPage, statusOf } from "./ErrorPage";
