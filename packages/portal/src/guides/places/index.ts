export { PlaceSwitch } from "./PlaceSwitch";
