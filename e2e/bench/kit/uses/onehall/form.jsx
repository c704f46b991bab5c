import { Button } from "@onehall/ui/button";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { nameSentence, phonePattern, phoneSentence } from "../data.js";

const model = { name: "", phone: "" };
const rules = { name: { required: true, message: nameSentence }, phone: { required: true, pattern: phonePattern, message: phoneSentence } };

export function Use() {
  return (
    <Form defaultModel={model} rules={rules} method="post" onSubmit={() => {}}>
      <FormItem prop="name" label="姓名">
        <Input autoComplete="name" />
      </FormItem>
      <FormItem prop="phone" label="手机号码">
        <Input type="tel" autoComplete="tel" />
      </FormItem>
      <Button type="submit">提交</Button>
    </Form>
  );
}
