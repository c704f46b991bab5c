import { phonePattern, phoneSentence } from "../data.js";

export function Use({ n }) {
  return (
    <form method="post" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label htmlFor={`name${n}`}>姓名</label>
        <input id={`name${n}`} name="name" required autoComplete="name" />
      </div>
      <div>
        <label htmlFor={`phone${n}`}>手机号码</label>
        <input id={`phone${n}`} name="phone" type="tel" required pattern={phonePattern.source} title={phoneSentence} autoComplete="tel" />
      </div>
      <button>提交</button>
    </form>
  );
}
