import type { Tx } from "../../../platform/database.ts";
import { changed } from "../../../registry/changed.ts";
import type { BlockContext, BlockedPair } from "../../../registry/registration.ts";
import { findPair } from "./connection-queries.ts";
import { lockBoth } from "./lock-both.ts";
import { setStatus } from "./set-status.ts";

/** A block ends the connection and withdraws an open invitation. An invitation sent meanwhile waits, then finds the block. */
export async function endOnBlock(
  ctx: BlockContext,
  tx: Tx,
  { blockerId, blockedId }: BlockedPair,
): Promise<void> {
  await lockBoth(tx, blockerId, blockedId);
  const row = await findPair(tx, blockerId, blockedId);
  if (row?.status === "pending") await setStatus(ctx, tx, row, "withdrawn");
  if (row?.status !== "accepted") return;
  await setStatus(ctx, tx, row, "removed");
  await changed(ctx, tx, "connection", [row.id]);
}
