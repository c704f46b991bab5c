import { SideToolbar } from "@onehall/portal/shell/SideToolbar";
import { Still } from "@onehall/portal/still";
import { SkipLink } from "@onehall/ui/skip-link";
import type { ReactNode } from "react";
import { ModernFooter } from "./ModernFooter";
import { ModernHeader } from "./ModernHeader";

/** Header, page, footer and toolbar of the modern face. Pages bring their own `<main id="main">`. */
export function ModernShell({ children }: { children: ReactNode }) {
  return (
    <div id="top">
      <SkipLink href="#main">跳到正文</SkipLink>
      <ModernHeader />
      {children}
      <Still name="footer">
        {import.meta.env.SSR && (
          <>
            <ModernFooter />
            <SideToolbar />
          </>
        )}
      </Still>
    </div>
  );
}
