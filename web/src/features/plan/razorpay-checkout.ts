import { isCheckoutPath } from "@cardplaza/contract/plan/payment-words";

/** What the checkout returns after the payment. */
export interface PaymentConfirmation {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface CheckoutOptions {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  timeout: number;
  retry: { enabled: boolean; max_count: number };
  modal: { escape: boolean; backdropclose: boolean; ondismiss: () => void };
  handler: (confirmation: PaymentConfirmation) => void;
}

interface Checkout {
  on: (event: "payment.failed", listener: (failure: { error?: { description?: string } }) => void) => void;
  open: () => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

const WAIT_MS = 10_000;
const loading = new Map<string, Promise<void>>();

/** Loads the provider's script, once. Says whether the checkout can be opened. */
export async function loadCheckout(script: string): Promise<boolean> {
  if (window.Razorpay) return true;
  const attempt = loading.get(script) ?? addScript(script);
  loading.set(script, attempt);
  // A script that failed may be tried again.
  attempt.catch(() => loading.delete(script));
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  await Promise.race([attempt, late]).catch(() => {});
  return window.Razorpay !== undefined;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = src;
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      element.remove();
      reject(new Error("The checkout's script did not load"));
    });
    document.head.append(element);
  });
}

/**
 * The security policy is that of the first page that was opened. A member who
 * came here by links inside the product must reload the page before the provider's checkout can open.
 */
export function needsFreshPage(script: string, page: { opened: string; now: string }): boolean {
  const isOurs = new URL(script, page.now).origin === new URL(page.now).origin;
  return !isOurs && !isCheckoutPath(new URL(page.opened).pathname);
}

/** The address with which this document was loaded. */
export const openedAddress = () =>
  performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;

/** Loads the page where the checkout may open, with the dialog open in it. */
export function openFreshPage() {
  const { pathname, search } = window.location;
  if (isCheckoutPath(pathname)) window.location.reload();
  else
    window.location.assign(`/business-cards/?upgrade=true&redirect=${encodeURIComponent(pathname + search)}`);
}
