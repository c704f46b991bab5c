export { Form } from "./Form.js";
export type { FormProps } from "./Form.js";
export type { FormHandle, FormResult } from "./useForm.js";
export { FormItem } from "./FormItem.js";
export type { FormItemProps } from "./FormItem.js";
export type { FormErrors } from "./useValidation.js";
export type { FieldState } from "./FormContext.js";
export { formLabels } from "./labels.js";
export type { FormLabels } from "./labels.js";
