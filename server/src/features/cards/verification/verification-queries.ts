import { and, desc, eq, sql } from "drizzle-orm";
import { PROVED_FIELDS } from "@cardplaza/contract/cards/verification/proved-fields";
import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { lockCardOwnedBy, mainCardIdOf } from "../card-queries.ts";
import type { CardRow } from "../cards.table.ts";
import { presentVerification } from "./present-verification.ts";
import { cardVerifications, type VerificationRow } from "./verification.table.ts";

const SHOWN = 50;

export async function listOwnVerifications({ db, member, now }: MemberContext) {
  const rows = await db
    .select()
    .from(cardVerifications)
    .where(eq(cardVerifications.memberId, member.id))
    .orderBy(desc(cardVerifications.createdAt), desc(cardVerifications.id))
    .limit(SHOWN);
  return { verifications: await Promise.all(rows.map((row) => presentVerification(db, row, now))) };
}

/** The named card, or the main card. Locked until the transaction ends. */
export async function lockCardToVerify(
  ctx: MemberContext,
  tx: Tx,
  cardId: string | undefined,
): Promise<CardRow> {
  const id = cardId ?? (await mainCardIdOf(tx, ctx.member.id));
  if (!id) throw notFound(OWN_CARD_TEXT.notFound);
  return lockCardOwnedBy(tx, ctx.member, id);
}

/** The member's open request for that card. */
export async function findPending(
  tx: Tx,
  memberId: string,
  cardId: string,
): Promise<VerificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(cardVerifications)
    .where(
      and(
        eq(cardVerifications.cardId, cardId),
        eq(cardVerifications.memberId, memberId),
        eq(cardVerifications.status, "pending"),
      ),
    );
  return row;
}

/** Now, but not before it began: another instance, with a clock that is ahead, may have granted it. */
export const endedAt = (now: Date) =>
  sql<Date>`greatest(${cardVerifications.verifiedAt}, ${now.toISOString()}::timestamptz)`;

type Claims = Pick<CardRow, (typeof PROVED_FIELDS)[number]>;

/** Whether the card still has the contents that were proved. */
export const saysTheSame = (one: Claims, other: Claims) =>
  PROVED_FIELDS.every((field) => one[field] === other[field]);
