import { CONNECTION_EVENT } from "@cardplaza/contract/people/connection-words";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";

/** Open screens of these members fetch again what is between them. */
export async function publishConnection(
  { live }: Pick<Services, "live">,
  tx: Tx,
  memberIds: string[],
): Promise<void> {
  for (const memberId of memberIds) await live.publish(tx, memberId, CONNECTION_EVENT, { memberIds });
}
