import type { Registration } from "../../registry/registration.ts";
import { findSuggestedByChapters } from "./chapter/members/chapter-mates.ts";
import { moderatedChapters } from "./chapter/moderated-chapters.ts";
import { chapterRegistration } from "./chapter/chapter.registration.ts";
import { chapterMeetingsRegistration } from "./chapter-meetings/chapter-meetings.registration.ts";
import { pointsRegistration } from "./points/points.registration.ts";
import { referralsRegistration } from "./referrals/referrals.registration.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    chapter: true;
  }
}

/** Erased from the top: points and referrals refer to meetings and chapters. */
const PARTS = [pointsRegistration, referralsRegistration, chapterMeetingsRegistration, chapterRegistration];

export const chaptersRegistration: Registration = {
  order: [
    "chapter",
    "points",
    "ask",
    "queue",
    "visitors",
    "referrals",
    "waiting",
    "form",
    "chapter-meetings",
    "invite",
    "manage",
    "leaderboard",
    "finder",
    "chapter-page",
  ],
  moderated: [moderatedChapters],
  ...chapterRegistration,
  targets: { ...chapterRegistration.targets, ...referralsRegistration.targets },
  outsideAnswers: referralsRegistration.outsideAnswers,
  toAnswer: PARTS.flatMap((part) => part.toAnswer ?? []),
  account: PARTS.flatMap((part) => part.account ?? []),
  jobs: PARTS.flatMap((part) => part.jobs ?? []),
  audiences: chapterMeetingsRegistration.audiences,
  findSuggested: findSuggestedByChapters,
  async tidyUp(ctx) {
    for (const part of PARTS) await part.tidyUp?.(ctx);
  },
};
