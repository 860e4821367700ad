import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { QrDestination } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { Db } from "../../../platform/database.ts";
import { findCard } from "../found-card.ts";

export interface TargetAddress {
  location: string;
  /** The host of another site; null for our own pages. */
  host: string | null;
}

/** The web address of a target today; null if its card is gone for good. */
export async function targetAddress(
  db: Db,
  destination: QrDestination,
  cardId: string | null,
  now: Date,
): Promise<TargetAddress | null> {
  if (destination.type === "address") return outside(destination.url);
  if (destination.type === "whatsapp") {
    const { phone, text } = destination;
    const query = text ? `?text=${encodeURIComponent(text)}` : "";
    return outside(`https://wa.me/${phone.replace(/\D/g, "")}${query}`);
  }
  const id = destination.cardId ?? cardId;
  const found = id ? await findCard(db, id, now) : undefined;
  if (!found || found.isHidden) return null;
  const { card } = found;
  const page = CARD_PATHS.card(slugOfName({ name: card.name, _id: card.id }));
  // The page of a deleted card says so, and names its successor; its contact file is simply gone.
  const isFile = destination.type === "contact" && card.deletedAt === null;
  return { location: isFile ? CARD_FILES.vcard(card.id) : page, host: null };
}

const outside = (url: string): TargetAddress => ({ location: url, host: new URL(url).host });
