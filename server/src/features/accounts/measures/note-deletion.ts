import { MEASURE_TEXT } from "@cardplaza/contract/accounts/measure-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Member } from "../accounts.table.ts";
import { mailMeasure } from "./mail-measure.ts";
import { noteMeasure } from "./note-measure.ts";

interface Deletion {
  erasesAt: Date;
  reason: string;
}

/** Says why to a member whose account an administrator has hidden to be erased, which tells it apart from what they ask for themselves. */
export async function noteDeletion(
  ctx: AdminContext,
  tx: Tx,
  member: Member,
  { erasesAt, reason }: Deletion,
): Promise<void> {
  await noteMeasure(ctx, tx, member, { kind: "deletion", reason });
  await mailMeasure(ctx, tx, member, {
    heading: MEASURE_TEXT.deletionHeading(erasesAt),
    paragraphs: [`Reason: ${reason}`, MEASURE_TEXT.deletionFollows],
    button: { label: "Sign in to keep it", path: "/auth" },
    sms: MEASURE_TEXT.deletionSms(erasesAt, ctx.origin),
  });
}
