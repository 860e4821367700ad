import { eq } from "drizzle-orm";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { notify } from "../../notifications/notify.ts";
import { chaptersInCommon } from "../chapter/chapter-queries.ts";
import { countOneToOne, lockPair } from "./count-one-to-one.ts";
import { findOneToOneFor, lockOneToOneFor } from "./one-to-one-queries.ts";
import { presentOneToOnes } from "./present-one-to-one.ts";
import { publishSlip } from "./publish-slip.ts";
import { oneToOnes, type OneToOneRow } from "./referrals.table.ts";

/** The other one of the two says that it happened, or that it did not. */
export function answerOneToOne(ctx: MemberContext, id: string, { confirmed }: { confirmed: boolean }) {
  const { member, db } = ctx;
  return inTransaction(db, async (tx) => {
    const { firstId, secondId } = await findOneToOneFor(tx, member.id, id);
    await lockPair(tx, firstId, secondId);
    const before = await lockOneToOneFor(tx, member.id, id);
    const row = await answer(ctx, tx, before, confirmed);
    return one(await presentOneToOnes({ ...ctx, db: tx }, [row]));
  });
}

async function answer(
  ctx: MemberContext,
  tx: Tx,
  row: OneToOneRow,
  confirmed: boolean,
): Promise<OneToOneRow> {
  const wanted = confirmed ? "confirmed" : "declined";
  // A second tap changes nothing.
  if (row.status === wanted) return row;
  if (row.status !== "proposed") throw wrongState(REFERRAL_TEXT.answered);
  return confirmed ? confirmRow(ctx, tx, row) : setStatus(ctx, tx, row, "declined");
}

/** The caller has locked the pair and the row, and knows that the member is the one to confirm it. */
export async function confirmRow(ctx: MemberContext, tx: Tx, row: OneToOneRow): Promise<OneToOneRow> {
  const { member } = ctx;
  const confirmed = await setStatus(ctx, tx, row, "confirmed");
  const [chapterId] = await chaptersInCommon(tx, row.firstId, row.secondId);
  // Without a chapter in common there is no leaderboard on which it would count.
  if (chapterId) await countOneToOne(tx, row, chapterId);
  await notify(ctx, tx, {
    to: row.enteredBy,
    news: "one-to-one.confirmed",
    with: { name: member.name, day: row.day },
    targetUrl: chapterId ? chapterPath(chapterId, "referrals") : OFFLINE_NETWORKING_PATH,
    about: `one-to-one:${row.id}`,
    sender: member.id,
  });
  return confirmed;
}

async function setStatus(
  ctx: MemberContext,
  tx: Tx,
  { id, firstId, secondId }: OneToOneRow,
  status: "confirmed" | "declined",
): Promise<OneToOneRow> {
  await publishSlip(ctx, tx, [firstId, secondId], { kind: "one-to-one", id });
  return one(
    await tx.update(oneToOnes).set({ status, answeredAt: ctx.now }).where(eq(oneToOnes.id, id)).returning(),
  );
}
