export { ElderBar } from "./ElderBar";
export { FooterFold } from "./FooterFold";
