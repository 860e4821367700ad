import { and, asc, eq, gt, gte, inArray, isNull, lt, or } from "drizzle-orm";
import { DAY_MS, HOUR_SECONDS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { AnyJob, JobContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import type { ChangeContext } from "../../../registry/changed.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { countConnections } from "../connections/connection-queries.ts";
import { suggestionLists } from "./suggestions.table.ts";
import { computeSuggestions } from "./compute-suggestions.ts";

const BATCH = 200;
const ACTIVE_DAYS = 30;
/** Up to here a list is computed within a few dozen milliseconds. */
const CHEAP_CONNECTIONS = 500;
/** Several new connections in a row are one computation each, a little later. */
const AFTER_CHANGE_SECONDS = 30;

/**
 * Every night, for members who came in the last month. One list at a time, so memory stays the same for any number
 * of members; a run that is cut off goes on with the lists that are not from today.
 */
export const computeAllJob: Job<JobContext, object> = {
  name: "compute-suggestions",
  schedule: "15 2 * * *",
  expireInSeconds: 12 * HOUR_SECONDS,
  async run(ctx, _data, signal) {
    const { db, now } = ctx;
    let after: string | undefined = "";
    while (after !== undefined) {
      const ids = await membersAfter(db, after, now);
      for (const id of ids) {
        signal.throwIfAborted();
        await computeSuggestions(ctx, id);
      }
      after = ids.length < BATCH ? undefined : ids.at(-1);
    }
  },
};

async function membersAfter(db: Db, after: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .leftJoin(suggestionLists, eq(suggestionLists.memberId, members.id))
    .where(
      and(
        gt(members.id, after),
        stays(),
        gte(members.lastActiveAt, new Date(now.getTime() - ACTIVE_DAYS * DAY_MS)),
        or(
          isNull(suggestionLists.computedAt),
          lt(suggestionLists.computedAt, midnightInIndia(dateInIndia(now))),
        ),
      ),
    )
    .orderBy(asc(members.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** Of one member, unless it takes long: then it waits for the night. */
export async function computeIfCheap(
  ctx: Pick<JobContext, "db" | "now" | "registry">,
  memberId: string,
): Promise<void> {
  if ((await countConnections(ctx.db, memberId)) <= CHEAP_CONNECTIONS)
    await computeSuggestions(ctx, memberId);
}

const computeOfMemberJob: Job<JobContext, { memberId: string }> = {
  name: "compute-suggestions-of-member",
  run: (ctx, { memberId }) => computeIfCheap(ctx, memberId),
};

/** After two were connected, or are no more, both know other people. */
export async function computeAfterChange(
  { jobs }: ChangeContext,
  tx: Tx,
  memberIds: readonly string[],
): Promise<void> {
  for (const memberId of memberIds)
    await jobs.enqueue(
      tx,
      computeOfMemberJob,
      { memberId },
      { startAfter: AFTER_CHANGE_SECONDS, singletonKey: memberId },
    );
}

/** A profile may name another city or trade now. Who has not looked at suggestions yet has no list to renew. */
export async function computeAfterProfile(
  ctx: ChangeContext,
  tx: Tx,
  memberIds: readonly string[],
): Promise<void> {
  const lists = await tx
    .select({ memberId: suggestionLists.memberId })
    .from(suggestionLists)
    .where(inArray(suggestionLists.memberId, [...memberIds]));
  await computeAfterChange(
    ctx,
    tx,
    lists.map(({ memberId }) => memberId),
  );
}

export const suggestionJobs: AnyJob[] = [computeAllJob, computeOfMemberJob];
