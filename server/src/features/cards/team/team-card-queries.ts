import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { editableBy, notDeleted, teamCardOwnedBy } from "../card-conditions.ts";
import { mayEdit } from "../card-queries.ts";
import { findCard, selectCards, type FoundCard } from "../found-card.ts";
import { cards } from "../cards.table.ts";
import { teamInvites, type TeamInvite } from "./team-cards.table.ts";

/** The team cards that the member owns, then those they have claimed. */
export const listTeamCards = (db: Db, memberId: string, now: Date): Promise<FoundCard[]> =>
  selectCards(db, now)
    .where(and(eq(cards.kind, "team"), editableBy(memberId), notDeleted()))
    .orderBy(sql`${cards.ownerId} <> ${memberId}`, asc(cards.id));

/** A team card that the member owns or has claimed. */
export async function findTeamCardOf(
  { db, member, now }: Pick<MemberContext, "db" | "member" | "now">,
  id: string,
): Promise<FoundCard> {
  const found = await findCard(db, id, now);
  const isOurs = found?.card.kind === "team" && !found.card.deletedAt && mayEdit(found.card, member);
  if (!isOurs) throw notFound(CARD_TEXT.notFound);
  return found;
}

/** The newest invitation to each of these cards. */
export async function invitesOf(db: Db, cardIds: string[]): Promise<Map<string, TeamInvite>> {
  if (cardIds.length === 0) return new Map();
  const rows = await db.select().from(teamInvites).where(inArray(teamInvites.cardId, cardIds));
  return new Map(rows.map((invite) => [invite.cardId, invite]));
}

/** Neither used nor expired. */
export const isOpenInvite = (code: string, now: Date) =>
  and(
    eq(teamInvites.codeHash, hashToken(code)),
    isNull(teamInvites.claimedAt),
    gt(teamInvites.expiresAt, now),
  );

/** The addresses on the team cards that the member owns. */
export async function emailsOfTeam(db: Db, ownerId: string): Promise<Set<string>> {
  const rows = await db.select({ email: cards.email }).from(cards).where(teamCardOwnedBy(ownerId));
  return new Set(rows.map(({ email }) => email));
}
