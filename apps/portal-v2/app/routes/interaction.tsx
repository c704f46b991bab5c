export { interactionMeta as meta, InteractionPage as default, loadInteraction as loader } from "@onehall/portal/interaction";
