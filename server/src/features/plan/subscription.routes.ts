import type { subscription } from "@cardplaza/contract/plan/subscription";
import type { HandlersOf } from "../../context.ts";
import { acceptWebhook } from "./settling/accept-webhook.ts";
import { changeBillingDetails } from "./invoices/change-billing-details.ts";
import { createOrder } from "./create-order.ts";
import { requestRefund } from "./refunds/request-refund.ts";
import { serveInvoice } from "./invoices/serve-invoice.ts";
import { showSubscription } from "./show-subscription.ts";
import { verifyPayment } from "./settling/verify-payment.ts";

export const subscriptionHandlers: HandlersOf<typeof subscription> = {
  "GET /api/subscription/me": ({ ctx }) => showSubscription(ctx),
  "POST /api/subscription/create-order": ({ ctx }) => createOrder(ctx),
  "POST /api/subscription/verify-payment": ({ ctx, body }) => verifyPayment(ctx, body),
  "POST /api/subscription/webhook": ({ ctx, message }) => acceptWebhook(ctx, message),
  "PUT /api/subscription/billing-details": ({ ctx, body }) => changeBillingDetails(ctx, body),
  "POST /api/subscription/refund-request": ({ ctx, body }) => requestRefund(ctx, body.reason),
  "GET /api/subscription/invoices/:file": ({ ctx, params }) => serveInvoice(ctx, params.file),
};
