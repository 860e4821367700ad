import type { Registration } from "../../registry/registration.ts";
import { deleteOldMerges } from "./delete-old-merges.ts";
import { remindOfLeadsJob } from "./remind-of-leads.ts";
import { deleteUselessLinks } from "./sent/delete-useless-links.ts";
import { deliverWebhookJob } from "./webhooks/deliver-webhook.ts";
import { failedDeliveries } from "./webhooks/failed-deliveries.ts";
import { deleteOldDeliveries } from "./webhooks/delete-old-deliveries.ts";
import { leadsOutside } from "./answered-outside.ts";
import { leadsPart } from "./account-part.ts";
import { leads } from "./leads.table.ts";
import { leadFigures } from "./lead-figures.ts";
import { webhooksPart } from "./webhooks/account-part.ts";
import { leadsToAnswer } from "./waiting-to-answer.ts";
import { listWebhooks } from "./webhooks/webhook-queries.ts";

export const leadsRegistration: Registration = {
  order: ["sent", "webhooks"],
  toAnswer: [leadsToAnswer],
  account: [leadsPart, webhooksPart],
  leadFigures,
  targets: { lead: leads.id },
  outsideAnswers: [leadsOutside],
  async premiumLeftovers({ db, member }) {
    const webhooks = await listWebhooks(db, member.id);
    return { webhooks: webhooks.map(({ _id, url }) => ({ _id, url })) };
  },
  jobs: [deliverWebhookJob, remindOfLeadsJob],
  failing: [failedDeliveries],
  async tidyUp({ db, now }) {
    await deleteOldDeliveries(db, now);
    await deleteUselessLinks(db, now);
    await deleteOldMerges(db, now);
  },
};
