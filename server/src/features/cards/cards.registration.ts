import { moderatedCards } from "./moderation/moderated-cards.ts";
import { waitingVerifications } from "./verification/waiting-verifications.ts";
import { moderatedVerifications } from "./verification/moderated-verifications.ts";
import type { Registration } from "../../registry/registration.ts";
import { cardEventJobs } from "./events/card-events.jobs.ts";
import { cardPings } from "./seo/card-pings.ts";
import { endVerificationsJob } from "./verification/end-verifications.ts";
import { eraseDeletedCardsJob } from "./erase-deleted-cards.ts";
import { cardsPart } from "./account-part.ts";
import { cardEnquiries } from "./card-enquiries.ts";
import { tagsOfCards, tagsOfCardsOf } from "./card-pages.ts";
import { cardReports } from "./moderation/card-reports.ts";
import { cardSearch } from "./card-search.ts";
import { cards } from "./cards.table.ts";
import { qrCodes } from "./qr-codes/qr-codes.table.ts";
import { cardEventsPart } from "./events/account-part.ts";
import { premiumLeftoversOfCards } from "./premium-leftovers.ts";
import { qrCodesPart } from "./qr-codes/account-part.ts";
import { savedCardsPart } from "./saved/account-part.ts";
import { seoPart } from "./seo/account-part.ts";
import { cardSitemap, premiumCardSitemap } from "./seo/card-sitemaps.ts";
import { teamCardsPart } from "./team/account-part.ts";
import { verificationPart } from "./verification/account-part.ts";
import { cardVideosPart } from "./video/account-part.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    card: true;
    /** Whether search engines may list a card. */
    "card-index": true;
  }
}

export const cardsRegistration: Registration = {
  order: [
    "view",
    "share",
    "events",
    "team-rules",
    "own-cards",
    "paper-card",
    "moderation",
    "customization",
    "verification",
    "video",
    "seo",
    "files",
    "qr-codes",
    "analytics",
    "form",
    "visitor-actions",
    "tools",
    "saved",
    "team",
    "dashboard",
  ],
  moderated: [moderatedCards, moderatedVerifications],
  queues: [waitingVerifications],
  search: { card: cardSearch },
  enquiries: [cardEnquiries],
  reports: [cardReports],
  targets: { card: cards.id, "qr-code": qrCodes.id },
  account: [
    savedCardsPart,
    teamCardsPart,
    cardEventsPart,
    seoPart,
    cardVideosPart,
    verificationPart,
    qrCodesPart,
    cardsPart,
  ],
  sitemaps: [premiumCardSitemap, cardSitemap],
  pings: [cardPings],
  publicPages: ["/create-card"],
  pageTags: { card: tagsOfCards, member: tagsOfCardsOf },
  premiumLeftovers: premiumLeftoversOfCards,
  jobs: [...cardEventJobs, endVerificationsJob, eraseDeletedCardsJob],
};
