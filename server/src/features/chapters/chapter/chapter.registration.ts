import { CHAPTERS_TAG, chapterTag } from "@cardplaza/contract/chapters/chapter-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import type { Registration } from "../../../registry/registration.ts";
import { chaptersPart } from "./account-part.ts";
import { chapterReports } from "./chapter-reports.ts";
import { chapters } from "./chapters.table.ts";
import { chapterSearchKind } from "./finder/chapter-search-kind.ts";
import { chapterSitemap } from "./finder/chapter-sitemap.ts";
import { deleteOldInvites } from "./invites/end-invite.ts";
import { endInvitations } from "./members/end-invitations.ts";
import { endLeavesJob } from "./members/end-leaves.ts";
import { joinsToAnswer } from "./members/waiting-to-answer.ts";
import { restChaptersJob } from "./rest-chapters.ts";

export const chapterRegistration: Registration = {
  search: { chapter: chapterSearchKind },
  reports: [chapterReports],
  targets: { chapter: chapters.id },
  toAnswer: [joinsToAnswer],
  account: [chaptersPart],
  sitemaps: [chapterSitemap],
  publicPages: [OFFLINE_NETWORKING_PATH],
  // The finder lists it, and the home page shows the chapters of this week.
  pageTags: { chapter: (_tx, ids) => [...ids.map(chapterTag), CHAPTERS_TAG, "home"] },
  jobs: [restChaptersJob, endLeavesJob],
  async tidyUp(ctx) {
    await endInvitations(ctx);
    await deleteOldInvites(ctx);
  },
};
