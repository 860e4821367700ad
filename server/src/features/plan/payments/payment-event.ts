import { createHash } from "node:crypto";
import { z } from "zod";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import { Refusal } from "../../../platform/refusals.ts";
import type { PaymentProvider } from "../../../providers/payments/payment-provider.ts";
import { RazorpayPayment } from "../../../providers/payments/razorpay.ts";

/** The part of a webhook that we use; the rest is ignored. */
const PaymentEvent = z.object({
  event: z.string().max(100),
  payload: z
    .object({
      payment: z
        .object({ entity: RazorpayPayment.extend({ amount_refunded: z.coerce.number().nullish() }) })
        .optional()
        .catch(undefined),
      refund: z
        .object({ entity: z.object({ payment_id: z.string(), amount: z.coerce.number().int() }) })
        .optional()
        .catch(undefined),
    })
    .default({}),
});
export type PaymentEvent = z.infer<typeof PaymentEvent> & { id: string };

/** Reads a webhook if the provider's signature over its exact bytes is right; refuses anything else. */
export function readPaymentEvent(
  provider: PaymentProvider,
  bytes: Uint8Array,
  headers: Headers,
): PaymentEvent {
  const signature = headers.get("x-razorpay-signature") ?? "";
  if (!provider.isWebhookSigned(bytes, signature)) throw new Refusal("VALIDATION", PAYMENT_TEXT.unsigned);
  const read = PaymentEvent.safeParse(parsed(bytes));
  if (!read.success) throw new Refusal("VALIDATION", "This is not an event.");
  const named = headers.get("x-razorpay-event-id")?.slice(0, 200);
  return { ...read.data, id: named || createHash("sha256").update(bytes).digest("hex") };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
}
