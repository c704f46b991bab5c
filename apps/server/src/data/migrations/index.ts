import { province } from "./001-province";
import { search } from "./002-search";
import { feedback } from "./003-feedback";
import { catalogue } from "./004-catalogue";
import { openGovernment } from "./005-open-government";
import { stations } from "./006-stations";
import { oneThings } from "./007-one-things";
import { supervision } from "./008-supervision";
import { people } from "./009-people";
import { operations } from "./010-operations";
import { articles } from "./011-articles";
import { forms } from "./012-forms";
import { packFiles } from "./013-pack-files";
import { review } from "./014-review";
import { searchJournal } from "./015-search-journal";
import { personal } from "./016-personal";
import { idempotency } from "./017-idempotency";
import { applications } from "./020-applications";
import { audit } from "./030-audit";
import { uploads } from "./031-uploads";
import { rateLimits } from "./032-rate-limits";
import { savedFacts } from "./033-saved-facts";
import { searchMisses } from "./034-search-misses";
import { feedbackOffice } from "./040-feedback-office";
import { askedFields } from "./041-asked-fields";
import { sampleLogin } from "./042-sample-login";
import { applicationHelp } from "./045-application-help";
import { factConfirmations } from "./048-fact-confirmations";
import { appointmentOutcome } from "./049-appointment-outcome";
import { vocabularyProposals } from "./053-vocabulary-proposals";
import { unopenedSearches } from "./054-unopened-searches";
import { promiseText } from "./070-promise-text";
import { sessionDevice } from "./071-session-device";
import { signedReceipts } from "./072-signed-receipts";
import type { Migration } from "./migration";

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [
  province,
  search,
  feedback,
  catalogue,
  openGovernment,
  stations,
  oneThings,
  supervision,
  people,
  operations,
  articles,
  forms,
  packFiles,
  review,
  searchJournal,
  personal,
  idempotency,
  applications,
  audit,
  uploads,
  rateLimits,
  savedFacts,
  searchMisses,
  feedbackOffice,
  askedFields,
  sampleLogin,
  applicationHelp,
  factConfirmations,
  appointmentOutcome,
  vocabularyProposals,
  unopenedSearches,
  promiseText,
  sessionDevice,
  signedReceipts,
];
