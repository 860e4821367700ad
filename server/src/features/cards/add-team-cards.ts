import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import type { NewCard } from "@cardplaza/contract/cards/cards";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { notify } from "../notifications/notify.ts";
import { changed } from "../../registry/changed.ts";
import { cards } from "./cards.table.ts";

/** Adds many team cards with one notification; returns their ids, in the order of the list. */
export async function addTeamCards(ctx: MemberContext, tx: Tx, list: NewCard[]): Promise<string[]> {
  const { member, now } = ctx;
  // Lists are sorted by id, so the first rows get the smaller ids.
  const ids = list.map(() => newId(now.getTime())).sort();
  const rows = list.map((fields, at) => ({
    ...CARD_PLACEHOLDER,
    ...fields,
    kind: "team" as const,
    id: ids[at] as string,
    ownerId: member.id,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(cards).values(rows);
  await changed(ctx, tx, "card", ids);
  await notify(ctx, tx, {
    to: member.id,
    news: "card.team-created",
    with: { made: list.length },
    targetUrl: "/team-cards",
    about: `card:${ids[0]}`,
  });
  return ids;
}
