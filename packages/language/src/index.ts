export { createConvert, type Convert, type Dictionary } from "./convert";
export { SIMPLIFIED, TRADITIONAL } from "./languages";
export { convertAttribute, isUntouched, TRANSLATED, type AttributeOf } from "./parts";
export { toTraditional } from "./to-traditional";
