import { and, desc, eq } from "drizzle-orm";
import { dayInWords } from "@cardplaza/contract/date-words";
import {
  CONNECTION_TEXT,
  INTRO_DAYS,
  REINVITE_DAYS,
  introductionsPath,
} from "@cardplaza/contract/people/connection-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict, notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { areConnected } from "../connections/connection-queries.ts";
import { lockBoth } from "../connections/lock-both.ts";
import { publishConnection } from "../connections/publish-connection.ts";
import { notify } from "../../notifications/notify.ts";
import { findProfileSeenBy } from "../profile/profile-queries.ts";
import { introductions, type IntroductionRow } from "./introductions.table.ts";
import { statusOf } from "./introduction-queries.ts";
import { presentIntroductions } from "./present-introductions.ts";

interface Asked {
  viaId: string;
  targetId: string;
  reason: string;
}

/** Asks a connection to introduce the member to one of theirs. Asking again while it is open changes nothing. */
export function askForIntroduction(ctx: MemberContext, asked: Asked) {
  return inTransaction(ctx.db, async (tx) => {
    const row = await ask(ctx, tx, asked);
    return one(await presentIntroductions({ ...ctx, db: tx }, [row]));
  });
}

async function ask(ctx: MemberContext, tx: Tx, { viaId, targetId, reason }: Asked): Promise<IntroductionRow> {
  const { member, now } = ctx;
  if (targetId === member.id || viaId === member.id || viaId === targetId)
    throw conflict(CONNECTION_TEXT.threePeople);
  await lockBoth(tx, member.id, targetId);
  // Hidden from the member, the target looks like nobody.
  const target = await findProfileSeenBy(tx, member.id, targetId);
  const isViaKnown = await areConnected(tx, member.id, viaId);
  const via = isViaKnown ? await findProfileSeenBy(tx, member.id, viaId) : undefined;
  if (!target || !via) throw notFound();
  if (await areConnected(tx, member.id, targetId)) throw conflict(CONNECTION_TEXT.connectedAlready);
  if (!(await areConnected(tx, viaId, targetId))) throw wrongState(CONNECTION_TEXT.notTheirs);

  const last = await lastOfThree(tx, { askerId: member.id, viaId, targetId });
  if (last && ["asked", "forwarded"].includes(statusOf(last, now))) return last;
  const from = last && askFrom(last);
  if (from && from > now) throw wrongState(CONNECTION_TEXT.askAgain(dayInWords(from)));
  // The introduction has ended, although the job that notes it has not run yet.
  if (last && last.status !== statusOf(last, now))
    await tx.update(introductions).set({ status: "expired" }).where(eq(introductions.id, last.id));
  const row = one(
    await tx
      .insert(introductions)
      .values({
        id: newId(now.getTime()),
        askerId: member.id,
        viaId,
        targetId,
        reason,
        at: now,
        endsAt: new Date(now.getTime() + INTRO_DAYS * DAY_MS),
      })
      .returning(),
  );
  await notify(ctx, tx, {
    to: viaId,
    news: "introduction.asked",
    with: {
      asker: member.name,
      target: target.member.name,
      answerBy: row.endsAt.toISOString(),
      reason,
    },
    targetUrl: introductionsPath,
    about: `introduction:${row.id}`,
    sender: member.id,
  });
  await publishConnection(ctx, tx, [member.id, viaId]);
  return row;
}

type Three = Pick<IntroductionRow, "askerId" | "viaId" | "targetId">;

async function lastOfThree(
  tx: Tx,
  { askerId, viaId, targetId }: Three,
): Promise<IntroductionRow | undefined> {
  const [last] = await tx
    .select()
    .from(introductions)
    .where(
      and(
        eq(introductions.askerId, askerId),
        eq(introductions.viaId, viaId),
        eq(introductions.targetId, targetId),
      ),
    )
    .orderBy(desc(introductions.id))
    .limit(1);
  return last;
}

/** When the same introduction can be asked for again after a refusal. */
const askFrom = ({ status, answeredAt }: IntroductionRow) =>
  status === "declined" && answeredAt
    ? new Date(answeredAt.getTime() + REINVITE_DAYS.declined * DAY_MS)
    : null;
