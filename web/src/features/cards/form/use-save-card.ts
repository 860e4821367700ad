import { ApiError } from "../../../lib/api.ts";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import type { CardFormState } from "./use-card-form-state.ts";
import type { CardValues } from "./card-values.ts";

interface SaveCard<Saved> {
  state: CardFormState;
  send: (values: CardValues) => Promise<Saved>;
  onSaved: (saved: Saved) => void | Promise<void>;
  onRefused?: (error: unknown) => void;
}

/** Saving a card. That direct leads need Premium is shown at their switch. */
export const useSaveCard = <Saved>(options: SaveCard<Saved>) =>
  useSaving({
    ...options,
    fieldsOf: ({ code, reason, fields }: ApiError) => ({
      ...(code === "PREMIUM_REQUIRED" && { directLeads: reason }),
      ...fields,
    }),
  });
