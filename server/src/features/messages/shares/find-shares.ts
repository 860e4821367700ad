import type { z } from "zod";
import type { MessageShare } from "@cardplaza/contract/messages/message";
import type { ShareType } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";

export type ShownShare = z.input<typeof MessageShare>;
interface Shared {
  type: ShareType;
  id: string;
}

/** What was shared, as this member may see it now. */
export async function findShares(
  _ctx: Pick<MemberContext, "member" | "now"> & { db: Db | Tx },
  _shared: readonly Shared[],
): Promise<(one: Shared) => ShownShare> {
  return ({ type, id }) => ({ type, id, preview: null });
}
