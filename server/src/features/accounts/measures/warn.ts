import { MEASURE_TEXT } from "@cardplaza/contract/accounts/measure-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Member } from "../accounts.table.ts";
import { mailMeasure } from "./mail-measure.ts";
import { noteMeasure } from "./note-measure.ts";

export async function warn(ctx: AdminContext, tx: Tx, member: Member, reason: string): Promise<void> {
  await noteMeasure(ctx, tx, member, { kind: "warning", reason });
  await mailMeasure(ctx, tx, member, {
    heading: MEASURE_TEXT.warningHeading,
    paragraphs: [reason, MEASURE_TEXT.warningFollows],
    button: { label: "Read our policies", path: "/policies" },
  });
}
