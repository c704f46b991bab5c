import { HtmlValidate } from "html-validate/node";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect } from "vitest";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // React writes void elements, boolean attributes and camel case its own way: <br/>, open="", colSpan. HTML reads them alike.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React escapes what HTML demands; a bare > or & in text is legal.
    "no-raw-characters": "off",
    // A fragment in a test is one long line, and may have a long title.
    "long-title": "off",
    // The server sends no style attribute: a strict style-src refuses it.
    "no-inline-style": "error",
    // A telephone number in a test is text, not a promise about its line breaks.
    "tel-non-breaking": "off",
    // Ids come from useId: unique, but not in the pattern the rule likes.
    "valid-id": ["error", { relaxed: true }],
    // Several landmarks of one kind stand in one story on purpose; each is named, which is what the rule is after.
    "unique-landmark": "off",
    // Boxes of one question share its name, as forms have it.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // role="search" says to old readers what <search> only says to new ones.
    "prefer-native-element": ["error", { exclude: ["search"] }],
  },
});

/** The HTML a server sends for an element. */
export const serverHtml = (element: ReactElement): string => renderToString(element);

/** Fails with the validator's own words unless the HTML is valid and free of static accessibility faults. */
export async function expectValidHtml(html: string): Promise<void> {
  const report = await validator.validateString(html);
  const faults = report.results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector ?? `column ${message.column}`})`),
  );
  expect(faults, html).toEqual([]);
}
