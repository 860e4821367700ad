import { and, eq } from "drizzle-orm";
import {
  CONNECTION_TEXT,
  introductionsPath,
  type INTRO_ACTIONS,
} from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { connectMembers } from "../connections/connect-members.ts";
import { areConnected } from "../connections/connection-queries.ts";
import { lockBoth } from "../connections/lock-both.ts";
import { publishConnection } from "../connections/publish-connection.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { notify } from "../../notifications/notify.ts";
import { introductions, type IntroductionRow } from "./introductions.table.ts";
import { findIntroductionOf, statusOf } from "./introduction-queries.ts";
import { presentIntroductions } from "./present-introductions.ts";

type Action = (typeof INTRO_ACTIONS)[number];
type Names = Record<"asker" | "via", string>;
type Step = (ctx: MemberContext, tx: Tx, row: IntroductionRow, names: Names) => Promise<void>;

/** Who may do it, from which state to which. The one in the middle decides first, then the target. */
const STEPS: Record<Action, { by: "viaId" | "targetId"; from: "asked" | "forwarded"; run: Step }[]> = {
  forward: [{ by: "viaId", from: "asked", run: forward }],
  accept: [{ by: "targetId", from: "forwarded", run: accept }],
  decline: [
    { by: "viaId", from: "asked", run: decline },
    { by: "targetId", from: "forwarded", run: decline },
  ],
};

export function answerIntroduction(ctx: MemberContext, id: string, action: Action) {
  return inTransaction(ctx.db, async (tx) => {
    const { askerId, targetId } = await findIntroductionOf(tx, ctx.member.id, id);
    await lockBoth(tx, askerId, targetId);
    const row = await findIntroductionOf(tx, ctx.member.id, id);
    const inside = { ...ctx, db: tx };
    const [before] = await presentIntroductions(inside, [row]);
    const own = STEPS[action].filter(({ by }) => row[by] === ctx.member.id);
    if (!before || own.length === 0) throw notFound(CONNECTION_TEXT.introNotFound);
    const step = own.find(({ from }) => from === statusOf(row, ctx.now));
    if (!step) throw wrongState(CONNECTION_TEXT.introAnswered);
    await step.run(ctx, tx, row, { asker: before.asker!.name, via: before.via!.name });
    return one(await presentIntroductions(inside, [await findIntroductionOf(tx, ctx.member.id, id)]));
  });
}

async function forward(ctx: MemberContext, tx: Tx, row: IntroductionRow, { asker }: Names): Promise<void> {
  const isConnectedTo = (id: string) => areConnected(tx, row.viaId, id);
  if (!(await isConnectedTo(row.askerId)) || !(await isConnectedTo(row.targetId)))
    throw wrongState(CONNECTION_TEXT.notConnected);
  await change(tx, row, { status: "forwarded", forwardedAt: ctx.now });
  await notify(ctx, tx, {
    to: row.targetId,
    news: "introduction.offered",
    with: { via: ctx.member.name, asker, answerBy: row.endsAt.toISOString(), reason: row.reason },
    targetUrl: introductionsPath,
    about: `introduction:${row.id}`,
    sender: ctx.member.id,
  });
  await publishConnection(ctx, tx, [row.askerId, row.viaId, row.targetId]);
}

async function accept(
  ctx: MemberContext,
  tx: Tx,
  row: IntroductionRow,
  { asker, via }: Names,
): Promise<void> {
  await change(tx, row, { status: "accepted", answeredAt: ctx.now });
  await connectMembers(ctx, tx, { askerId: row.askerId, accepterId: row.targetId });
  const notice = {
    news: "introduction.made" as const,
    about: `introduction:${row.id}`,
    sender: ctx.member.id,
  };
  const three = { asker, via, target: ctx.member.name };
  await notifyAll(ctx, tx, [
    {
      ...notice,
      to: row.askerId,
      with: { ...three, isForAsker: true },
      targetUrl: `/profile/${ctx.member.id}`,
    },
    { ...notice, to: row.viaId, with: { ...three, isForAsker: false }, targetUrl: introductionsPath },
  ]);
  await publishConnection(ctx, tx, [row.askerId, row.viaId, row.targetId]);
}

/** Declines an introduction. Nobody is notified. */
async function decline(ctx: MemberContext, tx: Tx, row: IntroductionRow): Promise<void> {
  await change(tx, row, { status: "declined", answeredAt: ctx.now });
}

/** Only from the state that was read: a block may have ended it meanwhile. */
async function change(
  tx: Tx,
  { id, status }: IntroductionRow,
  values: Partial<IntroductionRow>,
): Promise<void> {
  const { rowCount } = await tx
    .update(introductions)
    .set(values)
    .where(and(eq(introductions.id, id), eq(introductions.status, status)));
  if (rowCount === 0) throw wrongState(CONNECTION_TEXT.introAnswered);
}
