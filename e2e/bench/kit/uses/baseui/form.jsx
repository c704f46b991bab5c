import { Field } from "@base-ui/react/field";
import { Form } from "@base-ui/react/form";
import { nameSentence, phonePattern, phoneSentence } from "../data.js";

export function Use() {
  return (
    <Form onFormSubmit={() => {}}>
      <Field.Root name="name">
        <Field.Label>姓名</Field.Label>
        <Field.Control required autoComplete="name" />
        <Field.Error match="valueMissing">{nameSentence}</Field.Error>
      </Field.Root>
      <Field.Root name="phone">
        <Field.Label>手机号码</Field.Label>
        <Field.Control type="tel" required pattern={phonePattern.source} autoComplete="tel" />
        <Field.Error>{phoneSentence}</Field.Error>
      </Field.Root>
      <button>提交</button>
    </Form>
  );
}
