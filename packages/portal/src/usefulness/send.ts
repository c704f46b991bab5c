import { wordsOfPage } from "../language/words";

/** What is said where nothing came back that a person could read. */
const FAILED = "没有提交成功，您填写的内容还在。请检查网络后再试。";
const TOO_MANY = 429;

/** The sentence for people on the page that the server answered with. */
const sentenceOf = (html: string): string => new DOMParser().parseFromString(html, "text/html").querySelector("[data-sentence]")?.textContent ?? FAILED;

async function answerTo(form: HTMLFormElement): Promise<{ kept: boolean; sentence: string }> {
  const body = new URLSearchParams([...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  try {
    const response = await fetch(form.action, { method: "POST", headers: { Accept: "text/html" }, body });
    if (response.ok) return { kept: true, sentence: body.get("useful") === "1" ? "谢谢，很高兴帮到了您。" : "谢谢，已经记下，我们会逐页改进。" };
    if (response.status === TOO_MANY) return { kept: false, sentence: `提交太频繁了，请 ${response.headers.get("Retry-After") ?? "60"} 秒后再试。` };
    return { kept: false, sentence: sentenceOf(await response.text()) };
  } catch {
    return { kept: false, sentence: FAILED };
  }
}

function said(sentence: string, role: "status" | "alert"): HTMLElement {
  const words = document.createElement("p");
  words.setAttribute("role", role);
  words.tabIndex = -1;
  words.textContent = sentence;
  return words;
}

/** Forms that are on their way: a second press sends nothing. */
const sending = new WeakSet<HTMLFormElement>();

/** Sends an answer without leaving the page: thanks take the place of the forms, and the question still names the part; what could not be kept stays as it was typed, with the reason below. */
export async function sendUsefulness(form: HTMLFormElement): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  const { kept, sentence } = await answerTo(form);
  sending.delete(form);
  form.querySelector("[role=alert]")?.remove();
  const words = said((await wordsOfPage())(sentence), kept ? "status" : "alert");
  if (kept) (form.closest("[data-usefulness]")?.querySelector("h2")?.nextElementSibling ?? form).replaceChildren(words);
  else form.append(words);
  words.focus();
}
