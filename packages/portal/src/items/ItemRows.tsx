import { useFace } from "../app/face";
import { ItemCards } from "./ItemCards";
import { ItemTable, type ItemTableProps } from "./ItemTable";

/** Tasks to choose from: a table in the classic face, answers in the modern one. */
export const ItemRows = (props: ItemTableProps) => (useFace() === "v3" ? <ItemCards {...props} /> : <ItemTable {...props} />);
