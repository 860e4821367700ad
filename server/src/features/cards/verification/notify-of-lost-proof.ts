import { PROVED_FIELDS } from "@cardplaza/contract/cards/verification/proved-fields";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { currentOwnerOf } from "../card-queries.ts";
import type { CardRow } from "../cards.table.ts";
import { notify } from "../../notifications/notify.ts";
import type { VerificationRow } from "./verification.table.ts";

/**
 * The owner of a team card has changed what its holder had proved, so the holder is notified. Members who
 * change their own card were warned before.
 */
export async function notifyOfLostProof(
  ctx: MemberContext,
  tx: Tx,
  card: CardRow,
  change: Partial<CardRow>,
  ended: VerificationRow[],
): Promise<void> {
  const currentOwner = currentOwnerOf(card);
  const badge = ended.find(({ verifiedAt }) => verifiedAt !== null);
  const lost = badge ?? ended.find(({ memberId }) => memberId === currentOwner);
  if (!lost) return;
  const changed = PROVED_FIELDS.filter((field) => field in change && change[field] !== card[field]);
  await notify(ctx, tx, {
    to: currentOwner,
    news: "card.verification",
    with: { name: card.name, what: badge ? "lost" : "dropped", changedBy: ctx.member.name, changed },
    targetUrl: `/business-cards?tool=verification&card=${card.id}`,
    about: `verification:${lost.id}:ended`,
  });
}
