export { checkModel, checkValue } from "./check.js";
export type { CheckOptions, RuleError } from "./check.js";
export { isEmail, isUrl } from "./checks.js";
export { isCreditCode, isHomeReturnPermit, isIdNumber, isMobile, isPermanentResidence, isResidencePermit, isTaiwanPermit } from "./citizenNumbers.js";
export { ruleMessages } from "./messages.js";
export type { MeasuredKind, RuleMessages } from "./messages.js";
export type { Rule, RuleTrigger, RuleType, Rules, Validator, Verdict } from "./Rule.js";
export type { StandardSchema } from "./standardSchema.js";
