import "@onehall/ui/reset";
import { Document, FaceProvider } from "@onehall/portal/app";
import { ReloadOnChunkError, ErrorPage, FallbackErrorBoundary } from "@onehall/portal/errors";
import { PageScript } from "@onehall/portal/shell/PageScript";
import { classic } from "@onehall/ui/themes/classic";
import { classicContrast } from "@onehall/ui/themes/classicContrast";
import { classicElder } from "@onehall/ui/themes/classicElder";
import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunction } from "react-router-dom";
import { ClassicShell } from "./shell/ClassicShell";

export { loadRoot as loader } from "@onehall/portal/app";

/** The site's shared data does not change while one walks through it. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

const themes = { normal: classic, elder: classicElder, contrast: classicContrast };

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
    <FaceProvider value="v2">
      <ClassicShell>
        <Outlet />
      </ClassicShell>
    </FaceProvider>
  );
}

export function ErrorBoundary() {
  return (
    <FaceProvider value="v2">
      <FallbackErrorBoundary>
        <ClassicShell>
          <ErrorPage />
        </ClassicShell>
      </FallbackErrorBoundary>
    </FaceProvider>
  );
}
