export { answerUser as action, loadUser as loader, userMeta as meta, UserPage as default } from "@onehall/portal/user";
