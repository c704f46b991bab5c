export { listOfTypeMeta as meta, ListOfTypePage as default, loadListOfType as loader } from "@onehall/portal/lists";
