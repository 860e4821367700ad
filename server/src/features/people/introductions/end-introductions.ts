import { and, inArray, lte } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import type { BlockContext, BlockedPair } from "../../../registry/registration.ts";
import { introductions } from "./introductions.table.ts";

const isOpen = () => inArray(introductions.status, ["asked", "forwarded"]);

/** Every hour. Until it has run, an introduction that has ended is shown as expired already. */
export const expireIntroductionsJob: Job<JobContext, object> = {
  name: "expire-introductions",
  schedule: "20 * * * *",
  async run({ db, now }) {
    await db
      .update(introductions)
      .set({ status: "expired" })
      .where(and(isOpen(), lte(introductions.endsAt, now)));
  },
};

/** After a block nobody is introduced to the other, nor by the other. */
export async function endIntroductionsOnBlock(
  { now }: BlockContext,
  tx: Tx,
  { blockerId, blockedId }: BlockedPair,
): Promise<void> {
  const two = [blockerId, blockedId];
  const { askerId, viaId, targetId } = introductions;
  const pairs = [
    [askerId, viaId],
    [askerId, targetId],
    [viaId, targetId],
  ] as const;
  for (const [one, other] of pairs)
    await tx
      .update(introductions)
      .set({ status: "declined", answeredAt: now })
      .where(and(isOpen(), inArray(one, two), inArray(other, two)));
}
