import { preferencePath, type Shell } from "../app/use-shell";

/** Turns every page into traditional characters, or back. It shows both names; what it does is said in the characters that one would get. @see SHELL-08, SHELL-09 */
export const LanguageLink = ({ shell: { traditional, here }, className }: { shell: Shell; className?: string }) => (
  <a
    className={className}
    href={preferencePath({ lang: traditional ? "hans" : "hant" }, here)}
    lang={traditional ? "zh-Hans" : "zh-Hant"}
    translate="no"
    rel="nofollow"
    aria-label={traditional ? "简体/繁體：转为简体" : "简体/繁體：轉為繁體"}
  >
    简体/繁體
  </a>
);
