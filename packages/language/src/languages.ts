/** Language of a simplified page, as `<html>` says it. */
export const SIMPLIFIED = "zh-CN";
/** Language of a traditional page. */
export const TRADITIONAL = "zh-Hant";
