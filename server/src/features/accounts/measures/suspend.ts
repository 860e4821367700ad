import { eq } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { members, type Member } from "../accounts.table.ts";
import { mailMeasure, suspensionLetter } from "./mail-measure.ts";
import { noteMeasure } from "./note-measure.ts";

interface Suspension {
  /** Null for good. */
  days: number | null;
  reason: string;
}

/**
 * Hides the member with everything of theirs and closes what they have open. They can still sign in, which shows them why.
 * Nothing is deleted.
 */
export async function suspend(
  ctx: AdminContext,
  tx: Tx,
  member: Member,
  { days, reason }: Suspension,
): Promise<Member> {
  const { now } = ctx;
  const suspendedUntil = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const suspended = one(
    await tx
      .update(members)
      .set({ suspendedAt: now, suspendedUntil, updatedAt: now })
      .where(eq(members.id, member.id))
      .returning(),
  );
  await noteMeasure(ctx, tx, member, { kind: "suspension", reason, days });
  await ctx.live.disconnect(tx, member.id);
  await changed(ctx, tx, "member", [member.id]);
  await mailMeasure(ctx, tx, member, suspensionLetter(suspendedUntil, reason, ctx.origin));
  return suspended;
}
