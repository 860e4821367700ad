import type { Registration } from "../../registry/registration.ts";
import { leadsPart } from "./account-part.ts";
import { webhooksPart } from "./webhooks/account-part.ts";
import { listWebhooks } from "./webhooks/webhook-queries.ts";

export const leadsRegistration: Registration = {
  account: [leadsPart, webhooksPart],
  async premiumLeftovers({ db, member }) {
    const webhooks = await listWebhooks(db, member.id);
    return { webhooks: webhooks.map(({ _id, url }) => ({ _id, url })) };
  },
};
