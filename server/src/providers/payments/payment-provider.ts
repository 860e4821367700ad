/** A payment as the provider knows it. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
}

export interface ProviderRefund {
  id: string;
  status: "pending" | "processed" | "failed";
}

export interface NewOrder {
  amountPaise: number;
  currency: string;
  /** Our own name for it, for whoever looks at the provider's list. */
  receipt: string;
}

/** What takes money for us. A call that cannot be made throws `ProviderAway`, within seconds. */
export interface PaymentProvider {
  name: "razorpay" | "test";
  /** The public half of the key, which the checkout opens with. */
  keyId: string;
  /** Where the page loads `window.Razorpay` from. */
  checkoutScript: string;
  createOrder: (order: NewOrder) => Promise<{ id: string; amountPaise: number; currency: string }>;
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>;
  findPayment: (paymentId: string) => Promise<ProviderPayment>;
  /** Gives the whole amount back; asked again, it tells of the same refund. */
  refund: (paymentId: string, amountPaise: number) => Promise<ProviderRefund>;
  /** Whether the checkout's answer is the provider's own. */
  isPaymentSigned: (orderId: string, paymentId: string, signature: string) => boolean;
  isWebhookSigned: (bytes: Uint8Array, signature: string) => boolean;
}

/** No answer, or one that says that the provider has trouble: to be tried again later. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super("The payment provider does not answer", { cause });
    this.name = "ProviderAway";
  }
}

/** The provider has understood and declines: trying again does not help. */
export class ProviderRefused extends Error {
  readonly status: number;
  constructor(status: number, description: string) {
    super(`The payment provider refused (${status}): ${description}`);
    this.name = "ProviderRefused";
    this.status = status;
  }
}
