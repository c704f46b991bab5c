import { preferencePath, type Shell } from "./use-shell";

/** Turns every page into traditional characters, or back, and names itself in those that one would get. @see SHELL-08 */
export const LanguageLink = ({ shell: { traditional, here }, className }: { shell: Shell; className?: string }) => (
  <a
    className={className}
    href={preferencePath({ lang: traditional ? "hans" : "hant" }, here)}
    lang={traditional ? "zh-Hans" : "zh-Hant"}
    translate="no"
    rel="nofollow"
  >
    {traditional ? "简体" : "繁體"}
  </a>
);
