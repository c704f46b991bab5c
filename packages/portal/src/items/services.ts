import type { Service, ServiceView } from "../paths/paths";

type ServiceFacts = {
  /** As the menu calls it. */
  name: string;
  /** Whom it serves. */
  people: string;
  /** The audience in the contract's code. */
  audience: "1" | "2";
  /** Beginning of the catalogue codes of its themes and of its events. @see GUIDE-02 */
  root: { theme: string; activity: string };
  /** What its events are called. */
  events: string;
};

/** The two services: what `{service}` of an address stands for. @see PORTAL-01 */
export const services: Record<Service, ServiceFacts> = {
  personal: { name: "个人服务", people: "个人", audience: "1", root: { theme: "001001", activity: "001003" }, events: "人生大事" },
  legal: { name: "法人服务", people: "法人", audience: "2", root: { theme: "001002", activity: "001004" }, events: "经营大事" },
};

/** The other audience's lists are one press away. */
export const OTHER_AUDIENCE: Record<Service, Service> = { personal: "legal", legal: "personal" };

/** The ways to cut a service's tasks into lists. */
export const VIEWS: readonly { view: ServiceView; name: string }[] = [
  { view: "theme", name: "按主题" },
  { view: "activity", name: "按大事" },
  { view: "department", name: "按部门" },
  { view: "hot", name: "热门事项" },
];

export const isService = (text: string | undefined): text is Service => text !== undefined && Object.hasOwn(services, text);
