import { companyIndex, personIndex } from "@onehall/api";
import type { Service } from "../paths/paths";

/** The call for a service's themes, events, departments and hot matters. Apart from the facts of the services, which browsers need too. */
export const serviceIndex: Record<Service, typeof personIndex> = { personal: personIndex, legal: companyIndex };
