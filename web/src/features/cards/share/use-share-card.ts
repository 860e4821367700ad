import { FALLBACK_NAME } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { CARD_TOAST } from "@cardplaza/contract/cards/card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { copyLink } from "../../../lib/copy-link.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { whatsAppShare } from "../../../lib/whats-app-link.ts";

type Shared = Pick<Card, "name" | "slug" | "isIncomplete" | "type">;

/** The native dialog where there is one, otherwise the link is copied. An incomplete card is not shared. */
export async function shareCard(card: Shared): Promise<"shared" | "refused"> {
  if (refusesSharing(card)) return "refused";
  const { name, text, url } = wordsOf(card);
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title: `${name} · Business card`, text, url });
      return "shared";
    } catch (error) {
      // Closing the dialog is a decision, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return "refused";
    }
  }
  await copyLink(url, {
    ...(card.type === "team" ? CARD_TOAST.teamCopied(name) : CARD_TOAST.copiedWithPreview),
    // No dialog offers WhatsApp here, so the message does.
    action: { label: "WhatsApp", onPress: () => shareOnWhatsApp(card) },
  });
  return "shared";
}

/** Opens WhatsApp with the share link; the person chooses to whom it goes. */
export function shareOnWhatsApp(card: Shared): void {
  if (refusesSharing(card)) return;
  const { text, url } = wordsOf(card);
  open(whatsAppShare(`${text}: ${url}`), "_blank", "noopener");
}

/** Says so where the card is incomplete. */
export function refusesSharing({ isIncomplete }: Pick<Shared, "isIncomplete">): boolean {
  if (isIncomplete) toast({ ...CARD_TOAST.incomplete, variant: "destructive" });
  return isIncomplete;
}

function wordsOf(card: Shared) {
  const name = card.name || FALLBACK_NAME;
  const path = card.type === "team" ? CARD_PATHS.team(card.slug) : CARD_PATHS.shared(card.slug);
  return { name, text: `${name}'s digital business card`, url: location.origin + path };
}

/** The address that is handed out to open the card: the short one, or a team card's own. */
export const publicPath = ({ slug, type }: Pick<Card, "slug" | "type">) =>
  type === "team" ? CARD_PATHS.team(slug) : CARD_PATHS.card(slug);

/** Copies the plain link of a card that may be shared. */
export async function copyCardLink(card: Shared): Promise<void> {
  if (refusesSharing(card)) return;
  const words = card.type === "team" ? CARD_TOAST.teamCopied(card.name) : CARD_TOAST.copied;
  await copyLink(location.origin + publicPath(card), words);
}
