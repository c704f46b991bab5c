import type { Home, ThemeEntry } from "@onehall/api";
import type { Service } from "../paths/paths";

type ServiceFacts = {
  /** As the menu calls it. */
  name: string;
  /** The audience in the contract's code. */
  audience: "1" | "2";
  themesOf: (home: Home) => ThemeEntry[];
};

/** The two services: what `{service}` of an address stands for. @see domain.md, words */
export const services: Record<Service, ServiceFacts> = {
  personal: { name: "个人服务", audience: "1", themesOf: (home) => home.services_person },
  legal: { name: "法人服务", audience: "2", themesOf: (home) => home.services_company },
};
