// Loaded on traditional pages only: holds the dictionary.
import { toTraditional } from "@onehall/language";
import { startConversion } from "./conversion";
import { convertProps } from "./convert-props";

startConversion({ text: toTraditional, props: convertProps(toTraditional) });
