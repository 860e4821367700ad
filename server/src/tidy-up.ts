import type { JobContext } from "./context.ts";
import { forgetExpiredSignIns } from "./features/accounts/forget-expired-sign-ins.ts";
import { forgetVisitorsTickets } from "./features/support/forget-visitors-tickets.ts";
import { forgetPaymentEvents } from "./features/plan/payments/forget-payment-events.ts";
import { forgetOldMerges } from "./features/leads/forget-old-merges.ts";
import { forgetUselessLinks } from "./features/leads/sent/forget-useless-links.ts";
import { forgetOldMessages } from "./features/outgoing/forget-old-messages.ts";
import { forgetOldDeliveries } from "./features/leads/webhooks/forget-old-deliveries.ts";
import { forgetOldAnswers } from "./platform/http/idempotency.ts";
import type { Job } from "./platform/jobs.ts";

/** Every night: what was kept only for a while is let go. */
export const tidyUpJob: Job<JobContext, object> = {
  name: "tidy-up",
  schedule: "40 3 * * *",
  async run(ctx) {
    const { db, now } = ctx;
    await forgetOldAnswers(db, now);
    await forgetOldMessages(db, now);
    await forgetExpiredSignIns(db, now);
    await forgetPaymentEvents(db, now);
    await forgetOldDeliveries(db, now);
    await forgetUselessLinks(db, now);
    await forgetOldMerges(db, now);
    await forgetVisitorsTickets(ctx);
  },
};
