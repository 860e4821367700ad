import { and, asc, desc, eq, inArray, isNotNull, isNull, not, or } from "drizzle-orm";
import type { AskedClaim } from "@cardplaza/contract/outside-answers/outside-answer-rules";
import {
  OUTSIDE_ANSWER_TEXT,
  type OutsideAnswerTarget,
} from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { MemberContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { isInBlockWith } from "../moderation/block-queries.ts";
import { outsideAnswers, type OutsideAnswerRow } from "./outside-answers.table.ts";

const MAX_OPEN = 50;

/** About one record, oldest first. */
export const listOfRecord = (db: Db, type: OutsideAnswerTarget, id: string): Promise<OutsideAnswerRow[]> =>
  db
    .select()
    .from(outsideAnswers)
    .where(and(eq(outsideAnswers.targetType, type), eq(outsideAnswers.targetId, id)))
    .orderBy(asc(outsideAnswers.id));

/** The newest questions that this member has not answered. Those of somebody in a block with them are missing. */
export const listOpenQuestions = (db: Db, memberId: string): Promise<OutsideAnswerRow[]> =>
  db
    .select()
    .from(outsideAnswers)
    .where(
      and(
        eq(outsideAnswers.askedId, memberId),
        eq(outsideAnswers.status, "claimed"),
        or(isNull(outsideAnswers.memberId), not(isInBlockWith(memberId, outsideAnswers.memberId))),
      ),
    )
    .orderBy(desc(outsideAnswers.id))
    .limit(MAX_OPEN);

/** Only the member who was asked finds it. Locked until the transaction ends, after the record that it is about. */
export async function lockQuestionTo(
  { member, registry }: Pick<MemberContext, "member" | "registry">,
  tx: Tx,
  id: string,
): Promise<OutsideAnswerRow> {
  const isIt = and(eq(outsideAnswers.id, id), eq(outsideAnswers.askedId, member.id));
  const [found] = await tx.select().from(outsideAnswers).where(isIt);
  if (!found) throw notFound(OUTSIDE_ANSWER_TEXT.notFound);
  await registry.outsideAnswerKind(found.targetType).lock(tx, found.targetId);
  const [locked] = await tx.select().from(outsideAnswers).where(isIt).for("no key update");
  if (!locked) throw notFound(OUTSIDE_ANSWER_TEXT.notFound);
  return locked;
}

/** What reply figures need of these records, by their ids. A record has at most one claim that was asked about. */
export async function askedClaimsOf(
  db: Db,
  type: OutsideAnswerTarget,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedClaim>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      targetId: outsideAnswers.targetId,
      status: outsideAnswers.status,
      claimedAt: outsideAnswers.claimedAt,
    })
    .from(outsideAnswers)
    .where(
      and(
        eq(outsideAnswers.targetType, type),
        inArray(outsideAnswers.targetId, [...ids]),
        isNotNull(outsideAnswers.askedAt),
      ),
    );
  return new Map(rows.map(({ targetId, ...claim }) => [targetId, claim]));
}
