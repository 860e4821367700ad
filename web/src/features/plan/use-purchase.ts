import { CHECKOUT_OPTIONS, PAYMENT_ALERT } from "@cardplaza/contract/plan/payment-words";
import { PREMIUM_PRICE_PAISE } from "@cardplaza/contract/plan/plan";
import { CURRENCY, PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, ApiError } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { memberToken } from "../../lib/tokens.ts";
import { pathAfterPurchase, rememberPurchase } from "./after-purchase.ts";
import { loadCheckout, type PaymentConfirmation } from "./razorpay-checkout.ts";
import { UPGRADE_WORDS } from "./plan-words.ts";

export type PurchaseStep = "idle" | "preparing" | "checkout" | "verifying";

/** How long the closing animation of a dialog takes. */
const DIALOG_LEAVES_MS = 250;
const BRAND = "#2563eb";

/**
 * Order, checkout, verification. Failures are shown by alerts, as specified. While
 * the step is `checkout` our own dialog must be closed, because it would keep the focus to itself.
 */
export function usePurchase() {
  const [step, setStep] = useState<PurchaseStep>("idle");
  const profile = useQuery({ ...query["GET /api/user-profile"](), enabled: step !== "idle" }).data;

  const stop = (message: string) => {
    window.alert(message);
    setStep("idle");
  };

  const verify = async (confirmation: PaymentConfirmation) => {
    setStep("verifying");
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = confirmation;
    const body = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
    try {
      const { success } = await api["POST /api/subscription/verify-payment"]({ body });
      if (!success) return stop(PAYMENT_ALERT.notVerified);
    } catch {
      return stop(PAYMENT_ALERT.notVerified);
    }
    rememberPurchase(razorpay_payment_id);
    window.alert(PAYMENT_ALERT.success);
    // The reload opens the page on which the member goes on.
    window.history.replaceState(null, "", pathAfterPurchase(window.location));
    window.location.reload();
  };

  const buy = async ({ key, script }: { key: string; script: string }) => {
    if (!memberToken()) return stop(PAYMENT_ALERT.signIn);
    setStep("preparing");
    const isReady = await loadCheckout(script);
    const Razorpay = window.Razorpay;
    if (!isReady || !Razorpay) return stop(PAYMENT_ALERT.notReady);
    let order: Awaited<ReturnType<typeof createOrder>>;
    try {
      order = await createOrder();
    } catch (error) {
      return stop(PAYMENT_ALERT.setupFailed((error as Error).message));
    }
    let failureShown = false;
    // Closing is the member's own decision. A checkout that ran out of time failed, and says so once.
    const endsAt = Date.now() + CHECKOUT_OPTIONS.timeout * 1000;
    const dismiss = () =>
      Date.now() < endsAt || failureShown ? setStep("idle") : stop(PAYMENT_ALERT.failed());
    const checkout = new Razorpay({
      ...CHECKOUT_OPTIONS,
      key,
      amount: order.amount,
      currency: order.currency,
      order_id: order.id,
      name: PRODUCT_NAME,
      description: UPGRADE_WORDS.bought,
      prefill: {
        name: profile?.name ?? "",
        email: profile?.email ?? "",
        contact: profile?.mobile ?? "",
      },
      theme: { color: BRAND },
      modal: { ...CHECKOUT_OPTIONS.modal, ondismiss: dismiss },
      handler: (confirmation) => void verify(confirmation),
    });
    checkout.on("payment.failed", ({ error }) => {
      failureShown = true;
      window.alert(PAYMENT_ALERT.failed(error?.description));
    });
    setStep("checkout");
    await new Promise((resolve) => setTimeout(resolve, DIALOG_LEAVES_MS));
    checkout.open();
  };

  return { step, buy };
}

/** Fails with the words for the alert. */
async function createOrder() {
  const body = { amount: PREMIUM_PRICE_PAISE, currency: CURRENCY } as const;
  const response = await api["POST /api/subscription/create-order"]({ body }).catch((error: unknown) => {
    const serverText = error instanceof ApiError ? error.serverText : undefined;
    throw new Error(serverText ?? PAYMENT_ALERT.noOrder, { cause: error });
  });
  // A proxy in between may respond with something else.
  const { success, order } = (response ?? {}) as Partial<typeof response>;
  if (!success || !order?.id) throw new Error(PAYMENT_ALERT.badOrder);
  return order;
}
