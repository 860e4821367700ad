import type { Registration } from "../../registry/registration.ts";
import { touchSearch } from "../search/touch-search.ts";
import { connectionsPart } from "./connections/account-part.ts";
import { membersOfConnections } from "./connections/connection-queries.ts";
import { endOnBlock } from "./connections/end-on-block.ts";
import { invitationsToAnswer } from "./connections/waiting-to-answer.ts";
import { introductionsPart } from "./introductions/account-part.ts";
import { endIntroductionsOnBlock, expireIntroductionsJob } from "./introductions/end-introductions.ts";
import { introductionsToAnswer } from "./introductions/waiting-to-answer.ts";
import { mutedPart } from "./muted/account-part.ts";
import { profilePart } from "./profile/account-part.ts";
import { personSearch } from "./profile/person-search.ts";
import { findHomeCity, findProfilePath } from "./profile/profile-queries.ts";
import { remindToReconnectJob } from "./reconnecting/remind-to-reconnect.ts";
import { suggestionsPart } from "./suggestions/account-part.ts";
import { forgetOldHidden } from "./suggestions/hide-suggestion.ts";
import { computeAfterChange, computeAfterProfile, suggestionJobs } from "./suggestions/suggestion-jobs.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    /** Two members are connected, or not any more. */
    connection: true;
  }
}

/** Members as people: who they are, who knows whom, and who could meet. */
export const peopleRegistration: Registration = {
  order: [
    "connections",
    "profile",
    "edit",
    "introductions",
    "muted",
    "reconnecting",
    "suggestions",
    "first-minute",
  ],
  search: { member: personSearch },
  toAnswer: [invitationsToAnswer, introductionsToAnswer],
  account: [suggestionsPart, introductionsPart, mutedPart, profilePart, connectionsPart],
  jobs: [expireIntroductionsJob, ...suggestionJobs, remindToReconnectJob],
  tidyUp: forgetOldHidden,
  async onChange(ctx, tx, change, ids) {
    // Found by name from the first minute, before anything is written in the profile.
    if (change === "sign-up") await touchSearch(tx, personSearch, ids);
    if (change === "connection") await computeAfterChange(ctx, tx, await membersOfConnections(tx, ids));
    if (change === "member") await computeAfterProfile(ctx, tx, ids);
  },
  async onBlock(ctx, tx, pair) {
    await endOnBlock(ctx, tx, pair);
    await endIntroductionsOnBlock(ctx, tx, pair);
  },
  homeCity: findHomeCity,
  profilePathOf: findProfilePath,
};
