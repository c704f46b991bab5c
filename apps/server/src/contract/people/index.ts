import type { Handler } from "../router/handler";
import { ownGuides, saveGuide, unsaveGuide } from "./guides";
import { checkLicence, presentLicence } from "./licences";
import { markRead, ownMessages, unreadCount } from "./messages";
import { ownAbstracts, ownAffairs, ownFeedback, ownLicences } from "./own";
import { endSessions, ownSessions } from "./sessions";
import { ownWaiting } from "./waiting";
import { national, profileOf, currentUser } from "./current-user";

/** Who is logged in, and what belongs to them. */
export const peopleRoutes: readonly Handler[] = [
  currentUser,
  national,
  profileOf,
  unreadCount,
  ownMessages,
  markRead,
  ownAbstracts,
  ownLicences,
  presentLicence,
  checkLicence,
  ownAffairs,
  ownWaiting,
  ownGuides,
  saveGuide,
  unsaveGuide,
  ownFeedback,
  ownSessions,
  endSessions,
];
