import { phonePattern, phoneSentence } from "../data.js";

const model = { name: "", phone: "" };

export function Use({ n }) {
  return (
    <form method="post" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label htmlFor={`name${n}`}>姓名</label>
        <span aria-hidden="true">*</span>
        <input id={`name${n}`} name="name" required defaultValue={model.name} autoComplete="name" />
      </div>
      <div>
        <label htmlFor={`phone${n}`}>手机号码</label>
        <span aria-hidden="true">*</span>
        <input
          id={`phone${n}`}
          name="phone"
          type="tel"
          required
          pattern={phonePattern.source}
          title={phoneSentence}
          defaultValue={model.phone}
          autoComplete="tel"
        />
      </div>
      <button>提交</button>
    </form>
  );
}
