import { ERROR_TEXT } from "@cardplaza/contract/errors";
import type { ThemePrompt } from "@cardplaza/contract/cards/customization/customization";
import { useMutation } from "@tanstack/react-query";
import { api, ApiError } from "../../../lib/api.ts";

/** Suggests themes for a description. Each press returns different ones. */
export function useThemes(cardId: string) {
  const asking = useMutation({
    mutationFn: (body: ThemePrompt) =>
      api["POST /api/card-customization/:cardId/ai-theme"]({ params: { cardId }, body }),
  });
  const { error } = asking;
  return {
    ...asking,
    problem: !error
      ? undefined
      : error instanceof ApiError
        ? (error.fields?.prompt ?? error.reason)
        : ERROR_TEXT.unexpected,
  };
}
