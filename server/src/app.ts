import { api } from "@cardplaza/contract/api";
import type { AllHandlers, AnyJob } from "./context.ts";
import { accountDataJobs } from "./features/account-data/account-data.jobs.ts";
import { accountDataHandlers } from "./features/account-data/account-data.routes.ts";
import { accountHandlers } from "./features/accounts/accounts.routes.ts";
import { contactChangeHandlers } from "./features/accounts/contact-change.routes.ts";
import { oidcHandlers } from "./features/accounts/oidc.routes.ts";
import { secondStepHandlers } from "./features/accounts/second-step.routes.ts";
import { sendResetLinkJob } from "./features/accounts/send-reset-link.ts";
import { adminSignInHandlers } from "./features/admin/admin-sign-in.routes.ts";
import { cardEventJobs } from "./features/card-events/card-events.jobs.ts";
import { cardEventHandlers } from "./features/card-events/card-events.routes.ts";
import { cardHandlers } from "./features/cards/cards.routes.ts";
import { cardFileHandlers } from "./features/cards/files/card-files.routes.ts";
import { wipeDeletedCardsJob } from "./features/cards/wipe-deleted-cards.ts";
import { customizationHandlers } from "./features/customization/customization.routes.ts";
import { homeHandlers } from "./features/home/home.routes.ts";
import { landingHandlers } from "./features/landing/landing.routes.ts";
import { leadHandlers } from "./features/leads/leads.routes.ts";
import { listingHandlers } from "./features/listings/listings.routes.ts";
import { liveHandlers } from "./features/live/live.routes.ts";
import { moderationHandlers } from "./features/moderation/moderation.routes.ts";
import { notificationHandlers } from "./features/notifications/notifications.routes.ts";
import { sendMailJob } from "./features/outgoing/send-mail.ts";
import { sendSmsJob } from "./features/outgoing/send-sms.ts";
import { profileHandlers } from "./features/profile/profile.routes.ts";
import { removeFilesJob } from "./features/uploads/remove-uploads.ts";
import { savedCardHandlers } from "./features/saved-cards/saved-cards.routes.ts";
import { teamCardHandlers } from "./features/team-cards/team-cards.routes.ts";
import { uploadHandlers } from "./features/uploads/uploads.routes.ts";
import { tidyUpJob } from "./tidy-up.ts";

/** The list of features: a table without its handlers does not compile. */
export const endpoints = api;
export const handlers: AllHandlers = {
  ...accountDataHandlers,
  ...accountHandlers,
  ...adminSignInHandlers,
  ...contactChangeHandlers,
  ...cardEventHandlers,
  ...cardHandlers,
  ...cardFileHandlers,
  ...customizationHandlers,
  ...homeHandlers,
  ...landingHandlers,
  ...leadHandlers,
  ...listingHandlers,
  ...liveHandlers,
  ...moderationHandlers,
  ...notificationHandlers,
  ...oidcHandlers,
  ...profileHandlers,
  ...secondStepHandlers,
  ...savedCardHandlers,
  ...teamCardHandlers,
  ...uploadHandlers,
};

export const jobs: AnyJob[] = [
  ...accountDataJobs,
  ...cardEventJobs,
  removeFilesJob,
  sendMailJob,
  sendResetLinkJob,
  sendSmsJob,
  tidyUpJob,
  wipeDeletedCardsJob,
];
