import { api } from "@cardplaza/contract/api";
import type { AllHandlers, AnyJob } from "./context.ts";
import { homeHandlers } from "./features/home/home.routes.ts";
import { liveHandlers } from "./features/live/live.routes.ts";
import { sendMailJob } from "./features/outgoing/send-mail.ts";
import { sendSmsJob } from "./features/outgoing/send-sms.ts";
import { uploadHandlers } from "./features/uploads/uploads.routes.ts";
import { tidyUpJob } from "./tidy-up.ts";

/** The list of features: a table without its handlers does not compile. */
export const endpoints = api;
export const handlers: AllHandlers = {
  ...homeHandlers,
  ...liveHandlers,
  ...uploadHandlers,
};

export const jobs: AnyJob[] = [sendMailJob, sendSmsJob, tidyUpJob];
