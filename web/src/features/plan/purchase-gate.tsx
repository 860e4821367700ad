import { Suspense, useState } from "react";
import { latePart } from "../../first-visit/late-part.ts";
import { rememberedPurchase } from "./after-purchase.ts";

const Celebration = latePart(() => import("./celebration.tsx").then((module) => module.Celebration));

/** Over the page on which a member arrives after paying, once. */
export function PurchaseGate() {
  const [paymentId] = useState(rememberedPurchase);
  if (paymentId === null) return null;
  return (
    <Suspense>
      <Celebration paymentId={paymentId} />
    </Suspense>
  );
}
