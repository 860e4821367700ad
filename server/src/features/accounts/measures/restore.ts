import { and, eq, isNull } from "drizzle-orm";
import { MEASURE_TEXT } from "@cardplaza/contract/accounts/measure-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { publishMemberEvent } from "../../../registry/member-events.ts";
import { members, type Member } from "../accounts.table.ts";
import { mailMeasure } from "./mail-measure.ts";
import { memberMeasures } from "./measures.table.ts";

/** Ends a suspension: everything is shown again as it was. */
export async function restore(ctx: JobContext, tx: Tx, member: Member): Promise<Member> {
  const { now } = ctx;
  const restored = one(
    await tx
      .update(members)
      .set({ suspendedAt: null, suspendedUntil: null, updatedAt: now })
      .where(eq(members.id, member.id))
      .returning(),
  );
  await tx
    .update(memberMeasures)
    .set({ endedAt: now })
    .where(
      and(
        eq(memberMeasures.memberId, member.id),
        eq(memberMeasures.kind, "suspension"),
        isNull(memberMeasures.endedAt),
      ),
    );
  await changed(ctx, tx, "member", [member.id]);
  if (!restored.isHidden) await publishMemberEvent(ctx, tx, "returned", member.id);
  await mailMeasure(ctx, tx, member, {
    heading: MEASURE_TEXT.restoredHeading,
    paragraphs: [MEASURE_TEXT.restored],
    button: { label: "Open my account", path: "/auth" },
  });
  return restored;
}
