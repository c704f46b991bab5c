import type { AnyFamily } from "../family";
import { articles } from "./articles";
import { forms } from "./forms";
import { oneThings } from "./one-things";
import { stations } from "./stations";
import { searchQuality } from "./search-quality";
import { supervision } from "./supervision";
import { people } from "./people";
import { openGovernment } from "./open-government";

/** Every family of the pack, in the order in which they are read and written. A new one needs its folder and a line here. */
export const families: readonly AnyFamily[] = [articles, oneThings, stations, supervision, people, openGovernment, forms, searchQuality];
