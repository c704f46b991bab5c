export { wordsOfPage } from "./words";
