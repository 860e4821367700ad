import { and, eq, inArray, isNull } from "drizzle-orm";
import { MEASURE_TEXT, type MeasureKind } from "@cardplaza/contract/accounts/measure-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { members, type Member } from "../accounts.table.ts";
import { mailMeasure } from "./mail-measure.ts";
import { memberMeasures } from "./measures.table.ts";

type Lasting = "suspension" | "deletion";

/**
 * Ends what administrators decided: everything is shown again as it was. A deletion that the member asked for goes on.
 */
export async function restore(
  ctx: JobContext,
  tx: Tx,
  member: Member,
  kinds: readonly Lasting[],
): Promise<Member> {
  const { now } = ctx;
  const ended = await endMeasures(tx, member.id, kinds, now);
  const restored = one(
    await tx
      .update(members)
      .set({
        ...(kinds.includes("suspension") && { suspendedAt: null, suspendedUntil: null }),
        ...(ended.includes("deletion") && { erasesAt: null }),
        updatedAt: now,
      })
      .where(eq(members.id, member.id))
      .returning(),
  );
  await changed(ctx, tx, "member", [member.id]);
  if (!restored.isHidden)
    await mailMeasure(ctx, tx, member, {
      heading: MEASURE_TEXT.restoredHeading,
      paragraphs: [MEASURE_TEXT.restored],
      button: { label: "Open my account", path: "/auth" },
    });
  return restored;
}

/** Returns the kinds of those that were still in force. */
export async function endMeasures(
  tx: Tx,
  memberId: string,
  kinds: readonly Lasting[],
  now: Date,
): Promise<string[]> {
  const ended = await tx
    .update(memberMeasures)
    .set({ endedAt: now })
    .where(
      and(
        eq(memberMeasures.memberId, memberId),
        inArray(memberMeasures.kind, kinds),
        isNull(memberMeasures.endedAt),
      ),
    )
    .returning({ kind: memberMeasures.kind });
  return ended.map(({ kind }) => kind);
}

/** One that was decided at this moment, and counts no longer. */
export async function endMeasureOf(
  tx: Tx,
  memberId: string,
  { kind, at }: { kind: MeasureKind; at: Date },
  now: Date,
): Promise<void> {
  await tx
    .update(memberMeasures)
    .set({ endedAt: now })
    .where(
      and(
        eq(memberMeasures.memberId, memberId),
        eq(memberMeasures.kind, kind),
        eq(memberMeasures.createdAt, at),
        isNull(memberMeasures.endedAt),
      ),
    );
}
