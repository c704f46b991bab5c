import { HtmlValidate } from "html-validate";

/** The standard of HTML with deviations of this repository: React's output, inline styles from server-side measurement, our own inline scripts. */
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
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`));
}
