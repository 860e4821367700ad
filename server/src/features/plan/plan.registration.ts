import { paymentSearch } from "./admin-search.ts";
import { waitingRefunds } from "./refunds/waiting-refunds.ts";
import { moderatedRefunds } from "./refunds/moderated-refunds.ts";
import type { Registration } from "../../registry/registration.ts";
import { deleteOldPaymentEvents } from "./payments/delete-old-payment-events.ts";
import { mailWaitingReceipts } from "./payments/mail-waiting-receipts.ts";
import { planJobs } from "./plan.jobs.ts";
import { planPart } from "./account-part.ts";

export const planRegistration: Registration = {
  order: ["leftovers", "invoices", "payments", "refunds", "settling"],
  moderated: [moderatedRefunds],
  queues: [waitingRefunds],
  adminSearch: [paymentSearch],
  account: [planPart],
  jobs: planJobs,
  onMember: { "email-given": mailWaitingReceipts },
  tidyUp: ({ db, now }) => deleteOldPaymentEvents(db, now),
};
