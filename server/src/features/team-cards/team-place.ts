import { and, eq, isNull } from "drizzle-orm";
import { FREE_TEAM_CARDS } from "@cardplaza/contract/plan";
import { TEAM_TEXT } from "@cardplaza/contract/team-cards";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { limitReached } from "../../platform/refusals.ts";
import { members } from "../accounts/accounts.table.ts";
import { cards } from "../cards/cards.table.ts";
import { isPremium } from "../plan/plan-queries.ts";

/** Refuses one team card too many. Two tabs wait for each other at the maker's row, so neither miscounts. */
export async function requireTeamPlace({ member, now }: MemberContext, tx: Tx): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for("no key update");
  if (await isPremium(tx, member.id, now)) return;
  const made = and(eq(cards.ownerId, member.id), eq(cards.kind, "team"), isNull(cards.deletedAt));
  if ((await tx.$count(cards, made)) >= FREE_TEAM_CARDS) throw limitReached(TEAM_TEXT.limit);
}
