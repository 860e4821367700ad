import { moderatedChapters } from "./chapter/moderated-chapters.ts";
import type { Registration } from "../../registry/registration.ts";
import { findSuggestedByChapters } from "./chapter/members/chapter-mates.ts";
import { chapterPart } from "./chapter/registered.ts";
import { meetingPart } from "./meetings/registered.ts";
import { pointsPart } from "./points/registered.ts";
import { referralPart } from "./referrals/registered.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    chapter: true;
  }
}

/** Erased from the top: points and referrals refer to meetings and chapters. */
const PARTS = [pointsPart, referralPart, meetingPart, chapterPart];

export const chaptersRegistration: Registration = {
  moderated: [moderatedChapters],
  ...chapterPart,
  account: PARTS.flatMap((part) => part.account ?? []),
  jobs: PARTS.flatMap((part) => part.jobs ?? []),
  audiences: meetingPart.audiences,
  findSuggested: findSuggestedByChapters,
  async tidyUp(ctx) {
    for (const part of PARTS) await part.tidyUp?.(ctx);
  },
};
