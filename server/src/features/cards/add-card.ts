import { CARD_PLACEHOLDER, isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { NewCard } from "@cardplaza/contract/cards/cards";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import { notify } from "../notifications/notify.ts";
import { requireOwnPictures } from "../uploads/upload-queries.ts";
import { cardValues, picturesOf } from "./card-values.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { requireDirectLeadsPlan } from "./direct-leads-plan.ts";
import { changed } from "../../registry/changed.ts";
import { slugOf } from "./present-card.ts";

/** Adds a card of either kind. The caller has checked the limit. */
export async function addCard(
  ctx: MemberContext,
  tx: Tx,
  kind: CardRow["kind"],
  fields: NewCard,
): Promise<CardRow> {
  await requireOwnPictures(tx, ctx.member.id, picturesOf(fields));
  if (fields.directLeads) await requireDirectLeadsPlan(tx, ctx.member.id, ctx.now);
  return insertCard(ctx, tx, { ...CARD_PLACEHOLDER, ...cardValues(fields), name: fields.name, kind });
}

type NewRow = Omit<typeof cards.$inferInsert, "id" | "ownerId" | "createdAt" | "updatedAt" | "version">;

export async function insertCard(ctx: MemberContext, tx: Tx, values: NewRow): Promise<CardRow> {
  const { member, now } = ctx;
  const card = one(
    await tx
      .insert(cards)
      .values({ ...values, id: newId(now.getTime()), ownerId: member.id, createdAt: now, updatedAt: now })
      .returning(),
  );
  await changed(ctx, tx, "card", [card.id]);
  await notifyOfNewCard(ctx, tx, card);
  return card;
}

async function notifyOfNewCard(ctx: MemberContext, tx: Tx, card: CardRow): Promise<void> {
  const path = card.kind === "team" ? CARD_PATHS.team(slugOf(card)) : CARD_PATHS.card(slugOf(card));
  const isIncomplete = isIncompleteCard(card);
  await notify(ctx, tx, {
    to: ctx.member.id,
    news: "card.created",
    with: { name: card.name, isTeam: card.kind === "team", isIncomplete },
    targetUrl: isIncomplete ? `/edit-card/${card.id}` : path,
    about: `card:${card.id}`,
  });
}
