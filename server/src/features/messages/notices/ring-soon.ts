import { RING_AFTER_MS } from "@cardplaza/contract/messages/message-limits";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { afterCommit } from "../../../platform/transaction.ts";
import { ringDue } from "./ring-due.ts";

/** What becomes due within this time rings together. */
const GATHER_MS = 250;

interface Bell {
  isWaiting: boolean;
  /** When the last one is due. */
  until: number;
}

/** One for each product that runs in this process. */
const bells = new WeakMap<JobContext["jobs"], Bell>();

/** After the commit this process rings as soon as the notices are due; the job does it if this process stops. */
export const ringSoon = (ctx: JobContext, tx: Tx): void => afterCommit(tx, () => ringLater(ctx));

/** The same, for what is committed already. */
export function ringLater(ctx: JobContext): void {
  const bell = bells.get(ctx.jobs) ?? { isWaiting: false, until: 0 };
  bells.set(ctx.jobs, bell);
  bell.until = performance.now() + RING_AFTER_MS;
  if (!bell.isWaiting) wait(ctx, bell, RING_AFTER_MS);
}

function wait(ctx: JobContext, bell: Bell, ms: number): void {
  bell.isWaiting = true;
  setTimeout(() => void ring(ctx, bell), ms).unref();
}

async function ring(ctx: JobContext, bell: Bell): Promise<void> {
  const begun = performance.now();
  try {
    await ringDue(ctx, ctx.clock.now());
  } catch (error) {
    ctx.log.warn({ error }, "the bell did not ring for messages; it is tried again within a minute");
  }
  if (bell.until >= begun) wait(ctx, bell, GATHER_MS);
  else bell.isWaiting = false;
}
