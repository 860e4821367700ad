import type { AccountPart } from "./account-part.ts";
import { accountExportsPart } from "./features/account-data/account-part.ts";
import { accountsPart } from "./features/accounts/account-part.ts";
import { cardEventsPart } from "./features/cards/events/account-part.ts";
import { cardVideosPart } from "./features/cards/video/account-part.ts";
import { cardsPart } from "./features/cards/account-part.ts";
import { claimsPart } from "./features/directory/claims/account-part.ts";
import { contactPart } from "./features/support/account-part.ts";
import { contactsPart } from "./features/contacts/account-part.ts";
import { enquiriesPart } from "./features/enquiries/account-part.ts";
import { leadsPart } from "./features/leads/account-part.ts";
import { listingsPart } from "./features/directory/listings/account-part.ts";
import { moderationPart } from "./features/moderation/account-part.ts";
import { notificationsPart } from "./features/notifications/account-part.ts";
import { planPart } from "./features/plan/account-part.ts";
import { profilePart } from "./features/profile/account-part.ts";
import { qrCodesPart } from "./features/cards/qr-codes/account-part.ts";
import { reviewsPart } from "./features/reviews/account-part.ts";
import { savedCardsPart } from "./features/cards/saved/account-part.ts";
import { teamCardsPart } from "./features/cards/team/account-part.ts";
import { searchPart } from "./features/search/account-part.ts";
import { seoPart } from "./features/cards/seo/account-part.ts";
import { uploadsPart } from "./features/uploads/account-part.ts";
import { verificationPart } from "./features/cards/verification/account-part.ts";
import { webhooksPart } from "./features/leads/webhooks/account-part.ts";

/**
 * Every feature that keeps something of a member: all of it is in an export and goes with an erasure.
 * In the order of erasing; what others point to comes after them, the account itself last.
 */
export const ACCOUNT_PARTS: readonly AccountPart[] = [
  profilePart,
  enquiriesPart,
  leadsPart,
  webhooksPart,
  claimsPart,
  contactPart,
  contactsPart,
  savedCardsPart,
  reviewsPart,
  moderationPart,
  teamCardsPart,
  cardEventsPart,
  seoPart,
  cardVideosPart,
  verificationPart,
  qrCodesPart,
  cardsPart,
  listingsPart,
  searchPart,
  notificationsPart,
  accountExportsPart,
  uploadsPart,
  planPart,
  accountsPart,
];
