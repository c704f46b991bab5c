import { component, visuallyHidden } from "../style/index.js";

export const root = component(visuallyHidden);
