import { SLIP_EVENT } from "@cardplaza/contract/chapters/referral-words";
import type { LiveEventName } from "@cardplaza/contract/live/live-stream";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";

type Slip = typeof SLIP_EVENT extends LiveEventName<infer Data> ? Data : never;

/** Open lists of the two fetch it again. */
export async function publishSlip(
  { live }: Pick<Services, "live">,
  tx: Tx,
  memberIds: readonly [string, string],
  slip: Slip,
): Promise<void> {
  for (const memberId of memberIds) await live.publish(tx, memberId, SLIP_EVENT, slip);
}
