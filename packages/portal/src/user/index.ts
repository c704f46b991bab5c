export { answerUser, loadUser, userMeta } from "./data";
export { UserPage } from "./UserPage";
