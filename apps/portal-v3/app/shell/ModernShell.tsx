import { SkipLinks } from "@onehall/portal/shell";
import { SideToolbar } from "@onehall/portal/shell/SideToolbar";
import { StaticIsland } from "@onehall/portal/static-island";
import { Usefulness } from "@onehall/portal/usefulness/Usefulness";
import type { ReactNode } from "react";
import { ModernFooter } from "./ModernFooter";
import { ModernHeader } from "./ModernHeader";

/** Header, page, footer and toolbar of the modern face. Pages bring their own `<main id="main">`. */
export function ModernShell({ children }: { children: ReactNode }) {
  return (
    <div id="top">
      <SkipLinks />
      <ModernHeader />
      {children}
      <StaticIsland name="footer">
        {import.meta.env.SSR && (
          <>
            <Usefulness />
            <ModernFooter />
            <SideToolbar />
          </>
        )}
      </StaticIsland>
    </div>
  );
}
