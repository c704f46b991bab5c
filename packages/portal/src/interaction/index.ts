export { interactionMeta, loadInteraction, loadInteractionFile } from "./data";
export { InteractionPage } from "./InteractionPage";
