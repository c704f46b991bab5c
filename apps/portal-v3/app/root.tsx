import "@onehall/ui/reset";
import { Document, FaceProvider } from "@onehall/portal/app";
import { ReloadOnChunkError, ErrorPage, FallbackErrorBoundary } from "@onehall/portal/errors";
import { PageScript } from "@onehall/portal/shell/PageScript";
import { modernAuto } from "@onehall/ui/themes/modernAuto";
import { modernContrast } from "@onehall/ui/themes/modernContrast";
import { modernElderAuto } from "@onehall/ui/themes/modernElderAuto";
import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunction } from "react-router-dom";
import { ModernShell } from "./shell/ModernShell";

export { loadRoot as loader } from "@onehall/portal/app";

/** The site's shared data does not change while one walks through it. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

const themes = { normal: modernAuto, elder: modernElderAuto, contrast: modernContrast };

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document themes={themes}>
      {import.meta.env.SSR && (
        <>
          <ReloadOnChunkError />
          <PageScript />
        </>
      )}
      {children}
    </Document>
  );
}

export default function Root() {
  return (
    <FaceProvider value="v3">
      <ModernShell>
        <Outlet />
      </ModernShell>
    </FaceProvider>
  );
}

export function ErrorBoundary() {
  return (
    <FaceProvider value="v3">
      <FallbackErrorBoundary>
        <ModernShell>
          <ErrorPage />
        </ModernShell>
      </FallbackErrorBoundary>
    </FaceProvider>
  );
}
