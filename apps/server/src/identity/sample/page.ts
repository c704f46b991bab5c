import { userLevelName } from "@onehall/api";
import { html } from "hono/html";
import { type Look, serverDocument, type Part } from "../../common/document";
import { ATTEMPT_MINUTES } from "../attempts";
import type { SamplePerson } from "../people";

const button = ({ id, name, corp, level, about, staff }: SamplePerson): Part =>
  html`<li>
    <button type="submit" name="account" value="${id}">
      <strong>${corp ?? name}</strong><span>${about}</span
      ><span>${staff === null ? `${corp === null ? "" : `办事人${name}，`}实名等级${userLevelName(String(level))}` : "登录后打开 /portal/desk"}</span>
    </button>
  </li>`;

/** The page on which one picks whom to be. */
export function samplePage(people: readonly SamplePerson[], { wrong = false, longer = false, ...look }: Look & { wrong?: boolean; longer?: boolean }): Part {
  const staff = people.filter((one) => one.staff !== null);
  const persons = people.filter((one) => one.corp === null && one.staff === null);
  const companies = people.filter((one) => one.corp !== null);
  const body = html`<p class="sum bad"><strong>这是样例登录。</strong>本站还没有接入统一身份认证平台。下面的人和企业都是虚构的，不要输入真实的账号和密码。</p>
    ${wrong ? html`<p role="alert"><strong>没有这个样例账号，请在下面选择一个。</strong></p>` : ""}
    <form method="post">
      <p>${longer ? html`<strong role="status">已延长。</strong>` : ""}这一页从打开起 ${ATTEMPT_MINUTES} 分钟内有效，时间不够可以延长。</p>
      <p class="late" role="status"><strong>还有大约 2 分钟就要失效。需要更多时间，请按“延长 ${ATTEMPT_MINUTES} 分钟”。</strong></p>
      <p class="actions"><button type="submit" name="more" value="1">延长 ${ATTEMPT_MINUTES} 分钟</button></p>
      <section aria-labelledby="persons">
        <h2 id="persons">以个人身份登录</h2>
        <ul class="choices">
          ${persons.map(button)}
        </ul>
      </section>
      <section aria-labelledby="companies">
        <h2 id="companies">以企业身份登录</h2>
        <ul class="choices">
          ${companies.map(button)}
        </ul>
      </section>
      <p class="actions"><button type="submit" name="cancel" value="1">不登录，返回</button></p>
      <section aria-labelledby="staff">
        <h2 id="staff">以工作人员身份登录</h2>
        <ul class="choices">
          ${staff.map(button)}
        </ul>
      </section>
    </form>`;
  return serverDocument("选择样例账号登录", body, look);
}
