import { api } from "@cardplaza/contract/api";
import type { AllHandlers, AnyJob } from "./context.ts";
import { accountDataHandlers } from "./features/account-data/account-data.routes.ts";
import { accountHandlers } from "./features/accounts/accounts.routes.ts";
import { adminSignInHandlers } from "./features/admin/admin-sign-in.routes.ts";
import { homeHandlers } from "./features/home/home.routes.ts";
import { listingHandlers } from "./features/listings/listings.routes.ts";
import { liveHandlers } from "./features/live/live.routes.ts";
import { notificationHandlers } from "./features/notifications/notifications.routes.ts";
import { sendMailJob } from "./features/outgoing/send-mail.ts";
import { sendSmsJob } from "./features/outgoing/send-sms.ts";
import { profileHandlers } from "./features/profile/profile.routes.ts";
import { removeFilesJob } from "./features/uploads/remove-uploads.ts";
import { uploadHandlers } from "./features/uploads/uploads.routes.ts";
import { tidyUpJob } from "./tidy-up.ts";

/** The list of features: a table without its handlers does not compile. */
export const endpoints = api;
export const handlers: AllHandlers = {
  ...accountDataHandlers,
  ...accountHandlers,
  ...adminSignInHandlers,
  ...homeHandlers,
  ...listingHandlers,
  ...liveHandlers,
  ...notificationHandlers,
  ...profileHandlers,
  ...uploadHandlers,
};

export const jobs: AnyJob[] = [removeFilesJob, sendMailJob, sendSmsJob, tidyUpJob];
