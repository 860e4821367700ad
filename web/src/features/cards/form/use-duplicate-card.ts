import type { Card } from "@cardplaza/contract/cards/cards";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, apiOnce } from "../../../lib/api.ts";

/** Copies a card. Pressing again after a lost response makes no second copy. */
export function useDuplicateCard({ _id }: Card) {
  const [attempt] = useState(() => crypto.randomUUID());
  const mutation = useMutation({
    networkMode: "always",
    mutationFn: () =>
      apiOnce(attempt)["POST /api/business-cards/:id/duplicate"]({ params: { id: _id }, body: {} }),
  });
  const isAtLimit = (error: unknown) => error instanceof ApiError && error.code === "LIMIT_REACHED";
  return { ...mutation, isAtLimit };
}
