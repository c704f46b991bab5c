import { SkipLink } from "@onehall/ui/skip-link";
import { StaticIsland } from "../static-island/StaticIsland";

/** The first thing that a keyboard reaches: past the header, to the text. */
export const SkipLinks = () => <StaticIsland name="skip">{import.meta.env.SSR && <SkipLink href="#main">跳到正文</SkipLink>}</StaticIsland>;
