import { Button, FieldError, Form, Input, Label, TextField } from "react-aria-components";
import { nameSentence, phonePattern, phoneSentence } from "../data.js";

export function Use() {
  return (
    <Form method="post" onSubmit={(event) => event.preventDefault()}>
      <TextField name="name" isRequired autoComplete="name" validate={(value) => (value ? null : nameSentence)}>
        <Label>姓名</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField name="phone" type="tel" isRequired autoComplete="tel" validate={(value) => (phonePattern.test(value) ? null : phoneSentence)}>
        <Label>手机号码</Label>
        <Input />
        <FieldError />
      </TextField>
      <Button type="submit">提交</Button>
    </Form>
  );
}
