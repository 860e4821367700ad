import { and, eq } from "drizzle-orm";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { ONE_TO_ONE_BACK_DAYS, REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict, forbidden, invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { pairOf } from "../../people/connections/connection-conditions.ts";
import { notify } from "../../notifications/notify.ts";
import { chaptersInCommon } from "../chapter/chapter-queries.ts";
import { confirmRow } from "./confirm-one-to-one.ts";
import { lockPair } from "./count-one-to-one.ts";
import { presentOneToOnes } from "./present-one-to-one.ts";
import { publishSlip } from "./publish-slip.ts";
import { isReachable } from "../../moderation/reachable.ts";
import { oneToOnes, type OneToOneRow } from "./referrals.table.ts";

interface Entered {
  userId: string;
  /** The day in India. */
  day: string;
  topics: string;
}

/** The other one confirms it. If they have entered the same meeting before, this confirms theirs. */
export function enterOneToOne(ctx: MemberContext, entered: Entered) {
  const { userId } = entered;
  if (userId === ctx.member.id) throw invalid({ userId: REFERRAL_TEXT.oneToOneSelf });
  checkDay(entered.day, ctx.now);
  return inTransaction(ctx.db, async (tx) => {
    await lockPair(tx, ctx.member.id, userId);
    const isMate = await isReachable(tx, ctx.member.id, userId);
    const [chapterId] = isMate ? await chaptersInCommon(tx, ctx.member.id, userId) : [];
    if (!chapterId) throw forbidden(REFERRAL_TEXT.notInChapter);
    const row = (await confirmTheirs(ctx, tx, entered)) ?? (await propose(ctx, tx, entered, chapterId));
    return one(await presentOneToOnes({ ...ctx, db: tx }, [row]));
  });
}

function checkDay(day: string, now: Date): void {
  if (day > dateInIndia(now)) throw invalid({ day: REFERRAL_TEXT.future });
  const first = dateInIndia(new Date(now.getTime() - ONE_TO_ONE_BACK_DAYS * DAY_MS));
  if (day < first) throw invalid({ day: REFERRAL_TEXT.tooLongAgo });
}

async function confirmTheirs(
  ctx: MemberContext,
  tx: Tx,
  { userId, day }: Entered,
): Promise<OneToOneRow | undefined> {
  const { firstId, secondId } = pairOf(ctx.member.id, userId);
  const [row] = await tx
    .select()
    .from(oneToOnes)
    .where(and(eq(oneToOnes.firstId, firstId), eq(oneToOnes.secondId, secondId), eq(oneToOnes.day, day)))
    .for("no key update");
  if (!row) return undefined;
  if (row.status !== "proposed" || row.enteredBy !== userId) throw conflict(REFERRAL_TEXT.sameDay);
  return confirmRow(ctx, tx, row);
}

async function propose(
  ctx: MemberContext,
  tx: Tx,
  { userId, day, topics }: Entered,
  chapterId: string,
): Promise<OneToOneRow> {
  const { member, now } = ctx;
  const row = one(
    await tx
      .insert(oneToOnes)
      .values({
        ...pairOf(member.id, userId),
        id: newId(now.getTime()),
        enteredBy: member.id,
        day,
        topics,
        createdAt: now,
      })
      .returning(),
  );
  await notify(ctx, tx, {
    to: userId,
    news: "one-to-one.entered",
    with: { name: member.name, day, topics },
    targetUrl: chapterPath(chapterId, "referrals"),
    about: `one-to-one:${row.id}`,
    sender: member.id,
  });
  await publishSlip(ctx, tx, [member.id, userId], { kind: "one-to-one", id: row.id });
  return row;
}
