import { HtmlValidate } from "html-validate";

/** The standard of HTML with the choices that the house has made otherwise: React's way of writing, styles that the server measures, scripts of our own. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "no-inline-style": "off",
    "require-sri": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    "void-style": "off",
  },
});

/** What is not valid in a page, each fault with its line, column and rule; empty where all is. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`));
}
