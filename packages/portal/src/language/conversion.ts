import { toTraditional, type Convert } from "@onehall/language";

type Props = Readonly<Record<string, unknown>>;

export type Conversion = { text: Convert; props: (type: unknown, props: Props) => Props };

let conversion: Conversion | undefined;

/** From now on React elements of this browser tab are created with converted texts. Called on traditional pages only, before hydration. */
export function startConversion(next: Conversion): void {
  conversion = next;
}

/** Props as the page writes them: converted on a traditional page, else the same object. */
export const pageProps = <Given>(type: unknown, props: Given): Given => (conversion ? (conversion.props(type, props as Props) as Given) : props);

/** Simplified text in traditional characters: on the server always, in the browser on a traditional page; else as it is. */
export const traditional: Convert = (text) => (import.meta.env.SSR ? toTraditional(text) : (conversion?.text(text) ?? text));
