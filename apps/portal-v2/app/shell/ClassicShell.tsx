import { SkipLinks } from "@onehall/portal/shell";
import { SideToolbar } from "@onehall/portal/shell/SideToolbar";
import { StaticIsland } from "@onehall/portal/static-island";
import { Usefulness } from "@onehall/portal/usefulness/Usefulness";
import type { ReactNode } from "react";
import { ClassicFooter } from "./ClassicFooter";
import { ClassicHeader } from "./ClassicHeader";

/** Header, page, footer and toolbar of the classic face. Pages bring their own `<main id="main">`. */
export function ClassicShell({ children }: { children: ReactNode }) {
  return (
    <div id="top">
      <SkipLinks />
      <ClassicHeader />
      {children}
      <StaticIsland name="footer">
        {import.meta.env.SSR && (
          <>
            <Usefulness />
            <ClassicFooter />
            <SideToolbar />
          </>
        )}
      </StaticIsland>
    </div>
  );
}
