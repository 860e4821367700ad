import { Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { usePublishedCard } from "../share/published-state.ts";

const ShareMoment = latePart(() => import("../share/share-moment.tsx").then((module) => module.ShareMoment));

/** The moment after a card was published, loaded when there is one. */
export function LateShareMoment() {
  const { card, close } = usePublishedCard();
  if (!card) return null;
  return (
    <Suspense>
      <ShareMoment card={card} onClose={close} />
    </Suspense>
  );
}
