import { FREE_TEAM_CARDS } from "@cardplaza/contract/plan/plan";
import { TEAM_FEATURE, TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { limitReached, premiumRequired } from "../../../platform/refusals.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { cards } from "../cards.table.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { teamCardOwnedBy } from "../card-conditions.ts";

/** Two tabs wait for each other here. */
export async function lockTeamOwner(tx: Tx, ownerId: string): Promise<void> {
  await lockMember(tx, ownerId);
}

/** Refuses a team card beyond the limit. Two tabs wait for each other at the owner's row, so neither miscounts. */
export async function requireRoomForTeamCard({ member, now }: MemberContext, tx: Tx): Promise<void> {
  await lockTeamOwner(tx, member.id);
  if (await isPremium(tx, member.id, now)) return;
  const made = teamCardOwnedBy(member.id);
  if ((await tx.$count(cards, made)) >= FREE_TEAM_CARDS) throw limitReached(TEAM_TEXT.limit);
}

/** For what needs the plan, checked again inside the transaction: it may have ended meanwhile. */
export async function requireTeamPlan({ member, now }: MemberContext, tx: Tx): Promise<void> {
  await lockTeamOwner(tx, member.id);
  if (!(await isPremium(tx, member.id, now))) throw premiumRequired(TEAM_FEATURE);
}
