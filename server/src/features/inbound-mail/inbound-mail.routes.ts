import type { inboundMail } from "@cardplaza/contract/inbound-mail/inbound-mail";
import type { HandlersOf } from "../../context.ts";
import { receiveWebhook } from "./receive-webhook.ts";

export const inboundMailHandlers: HandlersOf<typeof inboundMail> = {
  "POST /api/inbound-mail": ({ ctx, message }) => receiveWebhook(ctx, message),
};
