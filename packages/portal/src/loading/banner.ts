import { wordsOfPage } from "../language/words";

/** What a banner says, in simplified characters. */
type Banner = {
  /** Its name for screen readers. */
  name: string;
  text: string;
  link?: { text: string; href: string };
  close: string;
  onClose?: () => void;
  /** At the end of the page, where it moves nothing; otherwise above it. */
  last?: boolean;
};

/** Draws a banner until the reader closes it. Its styles are those of the home page (home/banner.css.ts): a script of its own would bring React along. */
export async function showBanner({ name, text, link, close, onClose, last }: Banner): Promise<void> {
  const words = await wordsOfPage();
  const banner = document.createElement("aside");
  banner.dataset.banner = "";
  banner.setAttribute("aria-label", words(name));
  banner.append(words(text));
  if (link) {
    const element = document.createElement("a");
    element.href = link.href;
    element.textContent = words(link.text);
    banner.append(element);
  }
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words(close);
  button.addEventListener("click", () => {
    onClose?.();
    banner.remove();
  });
  banner.append(button);
  document.body[last ? "append" : "prepend"](banner);
}
