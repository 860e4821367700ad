import { CARD_PATHS, FALLBACK_NAME } from "@cardplaza/contract/card-rules";
import { CARD_TOAST } from "@cardplaza/contract/card-words";
import type { Card } from "@cardplaza/contract/cards";
import { toast } from "../../../ui/toast-store.ts";

/** The native dialog where there is one, otherwise the link is copied. An incomplete card is not shared. */
export async function shareCard(
  card: Pick<Card, "name" | "slug" | "isIncomplete" | "type">,
): Promise<"shared" | "refused"> {
  if (card.isIncomplete) {
    toast({ ...CARD_TOAST.incomplete, variant: "destructive" });
    return "refused";
  }
  const name = card.name || FALLBACK_NAME;
  const path = card.type === "team" ? CARD_PATHS.team(card.slug) : CARD_PATHS.shared(card.slug);
  const url = location.origin + path;
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({
        title: `${name} · Business card`,
        text: `${name}'s digital business card`,
        url,
      });
      return "shared";
    } catch (error) {
      // Closing the dialog is a decision, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return "refused";
    }
  }
  await copyLink(url, card.type === "team" ? CARD_TOAST.teamCopied(name) : CARD_TOAST.copied);
  return "shared";
}

/** Copies, and says so; where copying is not allowed the link is shown to be copied by hand. */
export async function copyLink(url: string, words: { title: string; description: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(words);
  } catch {
    toast({ title: "Copy this link", description: url, duration: 15_000 });
  }
}
