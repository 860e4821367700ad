import type { z } from "zod";
import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import type { FoundCard } from "../found-card.ts";
import type { CardJson } from "../present-card.ts";
import type { TeamInvite } from "./team-cards.table.ts";

type TeamCardJson = z.input<typeof TeamCard>;

/** The card with the state of its invitation, for its owner. */
export function presentTeamCard(
  { card }: FoundCard,
  shown: CardJson,
  invite: TeamInvite | undefined,
  viewerId: string,
): TeamCardJson {
  if (card.ownerId !== viewerId) return shown;
  const state = card.holderId ? "claimed" : invite ? "sent" : "none";
  return { ...shown, invite: { state, email: invite?.email ?? "", expiresAt: invite?.expiresAt ?? null } };
}
