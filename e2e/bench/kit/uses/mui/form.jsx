import { Button, TextField } from "@mui/material";
import { useState } from "react";
import { nameSentence, phonePattern, phoneSentence } from "../data.js";

export function Use({ n }) {
  const [errors, setErrors] = useState({});
  const submit = (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const phone = data.get("phone");
    setErrors({
      name: data.get("name") ? undefined : nameSentence,
      phone: typeof phone === "string" && phonePattern.test(phone) ? undefined : phoneSentence,
    });
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <TextField id={`name${n}`} name="name" label="姓名" required autoComplete="name" error={Boolean(errors.name)} helperText={errors.name} />
      <TextField
        id={`phone${n}`}
        name="phone"
        type="tel"
        label="手机号码"
        required
        autoComplete="tel"
        error={Boolean(errors.phone)}
        helperText={errors.phone}
      />
      <Button type="submit">提交</Button>
    </form>
  );
}
