import type { Registration } from "../../registry/registration.ts";
import { deleteOldPaymentEvents } from "./payments/delete-old-payment-events.ts";
import { planJobs } from "./plan.jobs.ts";
import { planPart } from "./account-part.ts";

export const planRegistration: Registration = {
  account: [planPart],
  jobs: planJobs,
  tidyUp: ({ db, now }) => deleteOldPaymentEvents(db, now),
};
