import { SkipLink } from "@onehall/ui/skip-link";
import { Still } from "../still/Still";

/** The first thing that a keyboard reaches: past the header, to the text. */
export const SkipLinks = () => <Still name="skip">{import.meta.env.SSR && <SkipLink href="#main">跳到正文</SkipLink>}</Still>;
