import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { cleanGstin, isGstin } from "./gst-rules.ts";
import { STATE_CODES } from "../places/indian-states.ts";
import {
  BILLING_LIMITS,
  PAYMENT_STATUSES,
  PAYMENT_TEXT,
  REFUND_REASON,
  REFUND_STATUSES,
} from "./payment-words.ts";
import { PREMIUM_PRICE_PAISE } from "./plan.ts";
import { CURRENCY } from "../product.ts";
import { ID_PATTERN, Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";

const State = z.enum(STATE_CODES, "Choose a state.");

/** The recipient of an invoice. Every field may be empty. */
export const BillingDetails = z.object({
  name: Line(0, BILLING_LIMITS.name),
  address: Text(0, BILLING_LIMITS.address),
  state: State.nullable(),
  gstin: z
    .string()
    .max(40, PAYMENT_TEXT.wrongGstin)
    .transform(cleanGstin)
    .refine((text) => text === "" || isGstin(text), PAYMENT_TEXT.wrongGstin),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

/** The first two digits are the state that taxes the buyer. */
const NewBillingDetails = BillingDetails.superRefine(({ gstin, state }, context) => {
  if (gstin === "" || state === gstin.slice(0, 2)) return;
  const message = state === null ? PAYMENT_TEXT.stateNeeded : PAYMENT_TEXT.otherState;
  context.addIssue({ code: "custom", path: ["state"], message });
});

export const Payment = z.object({
  _id: Id,
  paymentId: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  paidAt: Timestamp,
  refundedAt: Timestamp.nullable(),
  /** It bought nothing, because its order was already paid or replaced: it is refunded automatically. */
  surplus: z.literal(true).optional(),
});
export type Payment = z.infer<typeof Payment>;

export const Invoice = z.object({
  _id: Id,
  number: z.string(),
  amount: z.number().int(),
  issuedAt: Timestamp,
  paymentId: z.string(),
  url: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

export const RefundRequest = z.object({
  _id: Id,
  paymentId: z.string(),
  reason: z.string(),
  status: z.enum(REFUND_STATUSES),
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  decisionReason: z.string().nullable(),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

export const Subscription = z.object({
  plan: z.enum(["free", "premium"]),
  since: Timestamp.nullable(),
  until: Timestamp.nullable(),
  /** Whether a year can be bought now. */
  canBuy: z.boolean(),
  payments: z.array(Payment),
  invoices: z.array(Invoice),
  refunds: z.array(RefundRequest),
  /** Until when the newest payment can be refunded; null if it cannot. */
  refundUntil: Timestamp.nullable(),
  billing: BillingDetails,
  /** The settings of the checkout; null if payments are off. `test`: no money moves. */
  checkout: z.object({ key: z.string(), script: z.string(), test: z.boolean() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

const Reference = z.string().min(1, "This is required.").max(200, "At most 200 characters.");

/** `{id}.pdf` */
const InvoiceFile = z
  .string()
  .refine((file) => file.endsWith(".pdf") && ID_PATTERN.test(file.slice(0, -4)), "This is not an invoice.");

export const subscription = endpoints({
  "GET /api/subscription/me": {
    summary: "Your own plan, payments, invoices and billing details",
    auth: "member",
    hiddenFromAdmins: ["payments", "invoices", "refunds", "billing"],
    returns: Subscription,
  },
  "POST /api/subscription/create-order": {
    summary: "Begin to buy a year of the Premium plan",
    auth: "member",
    body: z.object({
      amount: z.literal(PREMIUM_PRICE_PAISE, PAYMENT_TEXT.wrongPrice),
      currency: z.literal(CURRENCY, PAYMENT_TEXT.wrongPrice),
    }),
    returns: z.object({
      success: z.literal(true),
      order: z.object({ id: z.string(), amount: z.number().int(), currency: z.string() }),
    }),
    repeatable: true,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "POST /api/subscription/verify-payment": {
    summary: "Verify a payment with the response of the checkout",
    auth: "member",
    body: z.object({
      razorpay_payment_id: Reference,
      razorpay_order_id: Reference,
      razorpay_signature: Reference,
    }),
    returns: z.object({ success: z.literal(true) }),
  },
  "POST /api/subscription/webhook": {
    summary: "Webhook of the payment provider: payments and refunds",
    signed: true,
    returns: z.object({ success: z.literal(true) }),
  },
  "PUT /api/subscription/billing-details": {
    summary: "Set the billing details for the next invoice",
    auth: "member",
    body: NewBillingDetails,
    returns: BillingDetails,
  },
  "POST /api/subscription/refund-request": {
    summary: "Request a refund of the newest payment",
    auth: "member",
    body: z.object({ reason: Text(REFUND_REASON.min, REFUND_REASON.max) }),
    returns: z.object({ refund: RefundRequest }),
    status: 201,
  },
  "GET /api/subscription/invoices/:file": {
    summary: "Your own invoice as {id}.pdf",
    auth: "member",
    params: z.object({ file: InvoiceFile }),
    hiddenFromAdmins: true,
    returns: { raw: "application/pdf" },
    limit: { points: 60, seconds: 3600, by: "account" },
  },
});
