import type { ReactNode } from "react";
import { Links, Meta, Scripts } from "react-router-dom";
import mark from "./mark.svg?url";
import { useRootData } from "./root-data";

export type Themes = { normal: string; elder: string; contrast: string };

/**
 * The HTML around every page of a face. Its tags are the server's: nothing in the browser leads to another page, so nothing there needs what they are made
 * of. The title alone is held, in case React has to draw the page anew.
 */
export function Document({ themes, children }: { themes: Themes; children: ReactNode }) {
  const preferences = useRootData()?.preferences;
  const theme = preferences?.elder ? themes.elder : preferences?.contrast ? themes.contrast : themes.normal;
  return (
    <html lang="zh-CN" className={theme} data-elder={preferences?.elder || undefined} data-scheme={preferences?.scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={mark} type="image/svg+xml" />
        {import.meta.env.SSR ? (
          <>
            <link rel="manifest" href="/portal/manifest.webmanifest" />
            <link rel="apple-touch-icon" href="/portal/app-icon/180-maskable.png" />
            <Meta />
          </>
        ) : (
          <title>{document.title}</title>
        )}
        {/* A built page has its styles from the server; should React draw it anew, it leaves them where they are. @see pageStyles */}
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {children}
        {/* In development every page hydrates, with the router's own scripts, so that it shows what changes in its source. @see pageScripts */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}
