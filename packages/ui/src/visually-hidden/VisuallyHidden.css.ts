import { component, unseen } from "../style/index.js";

export const root = component(unseen);
