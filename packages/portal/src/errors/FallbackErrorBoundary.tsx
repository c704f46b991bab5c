import { Component, type ReactNode } from "react";

/** Stands around the error page: should that fail too, a message in English leads home. The server's own is `error-document.ts`. @see ERROR-03 */
export class FallbackErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main lang="en">
        This page could not be shown. <a href="/portal/index">Home page</a>
      </main>
    );
  }
}
