export {
  answerUsefulness as action,
  loadUsefulness as loader,
  usefulnessHeaders as headers,
  usefulnessMeta as meta,
  UsefulnessPage as default,
} from "@onehall/portal/usefulness";
