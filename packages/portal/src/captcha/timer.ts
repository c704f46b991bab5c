import { CAPTCHA, captchaExtend } from "@onehall/api";
import { wordsOfPage } from "../language/words";
import { plainCall } from "../page/background-call";

const SECOND = 1_000;
const FULL = CAPTCHA.seconds * SECOND;
/** Before the end, in milliseconds: long enough to reach the button. */
const WARNING = 60 * SECOND;

/**
 * Says when the captcha of the form is nearly over, and prolongs it in place when its button is pressed; where that fails the button sends the form, as it
 * does without scripts. The time counts from the start of the page's load: a little early, never late. @returns ends it
 * @see GOV-09
 */
export function watchCaptcha(root: ParentNode): () => void {
  const place = root.querySelector<HTMLElement>("[data-captcha-time]");
  const button = root.querySelector<HTMLButtonElement>("button[name=way][value=extend]");
  const form = button?.form;
  if (!place || !button || !form) return () => undefined;
  const minutes = CAPTCHA.seconds / 60;
  let left = Number(place.dataset.captchaTime);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const say = async (text: string) => {
    place.textContent = (await wordsOfPage())(text);
  };
  const again = () => (left > 0 ? `需要更多时间，请按“延长 ${minutes} 分钟”。` : "不能再延长了，失效后请换一个。");
  /** @param time until the end, in milliseconds */
  const wait = (time: number) => {
    clearTimeout(timer);
    if (time > WARNING) timer = setTimeout(() => warn(WARNING), time - WARNING);
    else warn(Math.max(time, 0));
  };
  const warn = (time: number) => {
    if (time > 0) void say(`验证码还有不到 ${Math.ceil(time / (60 * SECOND))} 分钟失效。${again()}`);
    timer = setTimeout(() => {
      over = true;
      void say("验证码已经失效。请换一个，您填写的其他内容会留着。");
    }, time);
  };
  const extend = async () => {
    const token = form.querySelector<HTMLInputElement>("[name=captcha_token]")?.value;
    try {
      ({ extensions: left } = await plainCall(captchaExtend, { captcha_token: token }));
      wait(FULL);
      await say(`已延长 ${minutes} 分钟，${left > 0 ? `还可以延长 ${left} 次` : "不能再延长了"}。`);
      button.disabled = left === 0;
    } catch {
      stop();
      form.requestSubmit(button);
    }
  };
  const press = (event: Event) => {
    if (over) return;
    event.preventDefault();
    void extend();
  };
  const stop = () => {
    clearTimeout(timer);
    button.removeEventListener("click", press);
  };
  button.addEventListener("click", press);
  wait(FULL - performance.now());
  return stop;
}
