import { wordsOfPage } from "../language/words";

/** What a banner says, in simplified characters. */
type Banner = {
  /** Its name for screen readers. */
  name: string;
  text: string;
  link?: { text: string; href: string };
  close: string;
  onClose?: () => void;
};

/**
 * Draws a banner until the reader closes it, where nothing moves for it: at the end of the page, or in a place that the page keeps for it, whose own text comes
 * back. Its styles are those of the home page (home/banner.css.ts): a script of its own would bring React along.
 */
export async function showBanner({ name, text, link, close, onClose }: Banner, place?: Element | null): Promise<void> {
  const words = await wordsOfPage();
  const banner = document.createElement("aside");
  banner.dataset.banner = "";
  banner.setAttribute("aria-label", words(name));
  const said = document.createElement("span");
  said.textContent = words(text);
  banner.append(said);
  if (link) {
    const element = document.createElement("a");
    element.href = link.href;
    element.textContent = words(link.text);
    banner.append(element);
  }
  const before = place ? [...place.childNodes] : [];
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words(close);
  button.addEventListener("click", () => {
    onClose?.();
    banner.replaceWith(...before);
  });
  banner.append(button);
  if (place) place.replaceChildren(banner);
  else document.body.append(banner);
}
