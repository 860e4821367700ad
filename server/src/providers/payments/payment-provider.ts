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
  /** Our own reference, shown in the provider's dashboard. */
  receipt: string;
}

/** Takes payments for us. If the provider cannot be reached, a call throws `ProviderAway` within seconds. */
export interface PaymentProvider {
  name: "razorpay" | "test";
  /** The public key, which the checkout needs. */
  keyId: string;
  /** The address of the script that defines `window.Razorpay`. */
  checkoutScript: string;
  createOrder: (order: NewOrder) => Promise<{ id: string; amountPaise: number; currency: string }>;
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>;
  findPayment: (paymentId: string) => Promise<ProviderPayment>;
  /** Refunds the whole amount. A second call returns the same refund. */
  refund: (paymentId: string, amountPaise: number) => Promise<ProviderRefund>;
  /** Whether the provider signed the checkout's result. */
  isPaymentSigned: (orderId: string, paymentId: string, signature: string) => boolean;
  isWebhookSigned: (bytes: Uint8Array, signature: string) => boolean;
}

/** The provider does not respond or reports its own failure: try again later. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super("The payment provider does not answer", { cause });
    this.name = "ProviderAway";
  }
}

/** The provider refused the call: trying again does not help. */
export class ProviderRefused extends Error {
  readonly status: number;
  constructor(status: number, description: string) {
    super(`The payment provider refused (${status}): ${description}`);
    this.name = "ProviderRefused";
    this.status = status;
  }
}
