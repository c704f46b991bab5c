import type { ShellConfig } from "@onehall/api";
import type { ComponentType, ReactElement } from "react";
import { createRoutesStub } from "react-router";
import { FaceProvider } from "../app/face";
import type { RootData } from "../app/root-data";
import type { Version } from "../paths";

export const config: ShellConfig = {
  site: {
    name: "一体化政务服务",
    slogan: "一网通办",
    sub: "就近能办",
    siteCode: "0000000000",
    icp: "备案号（样例）",
    police: "公网安备（样例）",
    organiser: "示例省人民政府办公厅",
    undertaker: "示例省政务服务局",
    support: "OneHall",
    hotline: "12345",
    notice: "",
  },
  nav: { menu: [], channel: [] },
  footer: { links: [], qr: [] },
  sidebar: [],
};

export const root: RootData = { config, origin: "https://hall.example.org", preferences: { elder: false, contrast: false, traditional: false }, apps: [] };

/** What of a loader's data the router hands over to the browser. */
const handedOver = (data: unknown): unknown => (typeof data === "object" && data !== null ? { ...data } : data);

/** A page as its face draws it: with its loader's data (in the browser without what is for the server alone), at its address (below /portal). @param answer of the form that the page answers */
export function page(
  Component: ComponentType,
  data: unknown,
  { path = "/v2/page", face = "v2", answer }: { path?: string; face?: Version; answer?: unknown } = {},
): ReactElement {
  const Page = () => (
    <FaceProvider value={face}>
      <Component />
    </FaceProvider>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ id: "page", path: "*", Component: Page }] }]);
  const loaderData = { root, page: import.meta.env.SSR ? data : handedOver(data) };
  const Whole = () => <Stub initialEntries={[path]} hydrationData={{ loaderData, ...(answer !== undefined && { actionData: { page: answer } }) }} />;
  return <Whole />;
}
