import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { stepOf } from "./card-steps.ts";
import type { CardSteps } from "./use-card-steps.ts";

/** `#phone` opens the form at that field: what an incomplete card lacks is one tap away. */
export function useFieldInAddress(steps: CardSteps) {
  const { hash } = useLocation();
  const open = useEffectEvent((field: string) => {
    if (stepOf(field)) steps.goTo(field);
  });
  useEffect(() => open(hash.slice(1)), [hash]);
}
