import type Razorpay from "razorpay";
import { z } from "zod";
import {
  ProviderAway,
  ProviderRefused,
  type PaymentProvider,
  type ProviderPayment,
} from "./payment-provider.ts";
import { isSignature, signPayment, signWebhook } from "./payment-signatures.ts";

/** Our own callers must get a response within ten seconds. */
const RESPOND_WITHIN_MS = 8_000;

interface Options {
  name: PaymentProvider["name"];
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  checkoutScript: string;
  /** Another server with the same API. Read for each call, because its port may be known late. */
  address?: () => string;
}

export const RazorpayPayment = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
});
const RazorpayOrder = z.object({ id: z.string(), amount: z.coerce.number().int(), currency: z.string() });
const RazorpayRefund = z.object({ id: z.string(), status: z.enum(["pending", "processed", "failed"]) });
const RazorpayRefunds = z.object({ items: z.array(RazorpayRefund) });
const RazorpayPayments = z.object({ items: z.array(z.unknown()) });

/** Razorpay over HTTP, with its own package. */
export function createRazorpay(options: Options): PaymentProvider {
  const { keySecret, webhookSecret } = options;
  const request = async <T>(
    schema: z.ZodType<T>,
    call: (client: Razorpay) => Promise<unknown>,
  ): Promise<T> => {
    const client = await openClient(options);
    const received = await withinTime(call(client)).catch((error: unknown) => {
      throw asProviderError(error);
    });
    const read = schema.safeParse(received);
    // The response is not in Razorpay's format, such as the error page of a proxy.
    if (!read.success) throw new ProviderAway(read.error);
    return read.data;
  };

  return {
    name: options.name,
    keyId: options.keyId,
    checkoutScript: options.checkoutScript,
    async createOrder({ amountPaise, currency, receipt }) {
      const order = await request(RazorpayOrder, (client) =>
        client.orders.create({ amount: amountPaise, currency, receipt, payment_capture: true }),
      );
      return { id: order.id, amountPaise: order.amount, currency: order.currency };
    },
    async paymentsOf(orderId) {
      const { items } = await request(RazorpayPayments, (client) => client.orders.fetchPayments(orderId));
      return items.flatMap((item) => {
        const read = RazorpayPayment.safeParse(item);
        return read.success ? [asPayment(read.data)] : [];
      });
    },
    findPayment: async (paymentId) =>
      asPayment(await request(RazorpayPayment, (client) => client.payments.fetch(paymentId))),
    async refund(paymentId, amountPaise) {
      // An earlier refund may have succeeded although its response got lost.
      const earlier = await request(RazorpayRefunds, (client) =>
        client.payments.fetchMultipleRefund(paymentId, {}),
      );
      const alive = earlier.items.find(({ status }) => status !== "failed");
      return (
        alive ??
        request(RazorpayRefund, (client) => client.payments.refund(paymentId, { amount: amountPaise }))
      );
    },
    isPaymentSigned: (orderId, paymentId, signature) =>
      isSignature(signature, signPayment(keySecret, orderId, paymentId)),
    isWebhookSigned: (bytes, signature) => isSignature(signature, signWebhook(webhookSecret, bytes)),
  };
}

export const asPayment = (payment: z.infer<typeof RazorpayPayment>): ProviderPayment => ({
  id: payment.id,
  orderId: payment.order_id,
  amountPaise: payment.amount,
  currency: payment.currency,
  status: payment.status,
});

/** The HTTP client inside the package, which its types leave out. */
interface WithHttp {
  api: { rq: { defaults: { timeout?: number; baseURL?: string; proxy?: false } } };
}

// Loaded at its first use, because most processes never handle a payment.
async function openClient({ keyId, keySecret, address }: Options): Promise<Razorpay> {
  const { default: Client } = await import("razorpay");
  const client = new Client({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (client as unknown as WithHttp).api.rq;
  defaults.timeout = RESPOND_WITHIN_MS;
  if (address) Object.assign(defaults, { baseURL: address(), proxy: false });
  return client;
}

// The client's own limit counts the time between two bytes; this one limits the whole call.
function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), RESPOND_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function asProviderError(error: unknown): Error {
  const { statusCode, error: body } = (error ?? {}) as {
    statusCode?: number;
    error?: { description?: string };
  };
  // Without a status there was no response, and the package itself throws a TypeError.
  if (typeof statusCode !== "number" || statusCode >= 500 || statusCode === 429)
    return new ProviderAway(error);
  return new ProviderRefused(statusCode, body?.description ?? "no reason given");
}
