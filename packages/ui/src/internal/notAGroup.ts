import { usageError } from "./usageError.js";

/** Several controls stand in a form item whose label can name only one. */
export const notAGroup = (widget: string): Error =>
  usageError(widget, "its FormItem is not a group", "A label can name one control only", "Write <FormItem group …>, which makes a fieldset with a legend");
