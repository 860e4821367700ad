import type { Registration } from "../../registry/registration.ts";
import { forgetPaymentEvents } from "./payments/forget-payment-events.ts";
import { planJobs } from "./plan.jobs.ts";
import { planPart } from "./account-part.ts";

export const planRegistration: Registration = {
  account: [planPart],
  jobs: planJobs,
  tidyUp: ({ db, now }) => forgetPaymentEvents(db, now),
};
