import type { MeasureKind } from "@cardplaza/contract/accounts/measure-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Member } from "../accounts.table.ts";
import { memberMeasures } from "./measures.table.ts";

interface Measure {
  kind: MeasureKind;
  reason: string;
  days?: number | null;
}

export async function noteMeasure(
  { now }: AdminContext,
  tx: Tx,
  { id: memberId }: Pick<Member, "id">,
  measure: Measure,
): Promise<void> {
  await tx.insert(memberMeasures).values({ id: newId(now.getTime()), memberId, createdAt: now, ...measure });
}
