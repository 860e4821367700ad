import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { Context } from "../../../context.ts";
import { mainCardIdOf } from "../card-queries.ts";
import { findCard, type FoundCard } from "../found-card.ts";
import { presentPublicCard } from "../present-card.ts";

const PORTRAIT_WIDTH = 200;

export interface ShownCard {
  name: string;
  line: string;
  slug: string;
  portrait: string;
}

/** The card that an inactive code leads to: its own, or else the owner's main card. */
export async function ownersCard(
  { db, now }: Context,
  ownerId: string,
  cardId: string | null,
): Promise<ShownCard | null> {
  const mainId = await mainCardIdOf(db, ownerId);
  const shown = (await findShown(cardId)) ?? (await findShown(mainId));
  if (!shown) return null;
  const { name, role, company, slug, profile_image } = presentPublicCard(shown, now);
  const line = [role, company].filter(Boolean).join(", ");
  return { name, line, slug, portrait: pictureUrl(profile_image, PORTRAIT_WIDTH) };

  async function findShown(id: string | null): Promise<FoundCard | null> {
    const found = id ? await findCard(db, id, now) : undefined;
    return found && !found.isHidden && found.card.deletedAt === null ? found : null;
  }
}
