export { zhCN } from "./zhCN.js";
