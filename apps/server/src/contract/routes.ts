import type { Answering } from "./answers";
import { add, get } from "./feedback";
import { guide } from "./guides";
import { itemList } from "./items";
import { children, regionView } from "./navigation";
import { notice, notices } from "./notices";
import { home, shared } from "./portal";
import { everything, suggestions } from "./search";
import { ipKind } from "./visitor";

/** Every call that is answered here. */
export const routes: readonly Answering[] = [regionView, children, shared, home, suggestions, everything, itemList, guide, notices, notice, add, get, ipKind];
