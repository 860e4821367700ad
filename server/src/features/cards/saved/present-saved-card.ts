import type { z } from "zod";
import type { SavedCard } from "@cardplaza/contract/cards/saved/saved-cards";
import { BLANK_CONTENTS } from "@cardplaza/contract/cards/blank-card";
import { presentPublicCard } from "../present-card.ts";
import { isAvailable, type FoundSavedCard } from "./saved-card-queries.ts";

/** The card as it is public today; only the name if it is gone. */
export function presentSavedCard(found: FoundSavedCard, now: Date): z.input<typeof SavedCard> {
  const available = isAvailable(found);
  const shown = available ? found : { ...found, design: null, card: { ...found.card, ...BLANK_CONTENTS } };
  const { savedAt, tags, note } = found.saved;
  return { ...presentPublicCard(shown, now), customization: undefined, savedAt, available, tags, note };
}
