import { and, asc, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext, Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { removeUploads } from "../../uploads/remove-uploads.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { messageFiles } from "../messages.table.ts";
import { scheduledMessages } from "../later/later.table.ts";

/** A file that was chosen and not sent is kept for so long. */
const UNSENT_DAYS = 2;
const BATCH = 500;

/** Removes those of these uploads that no message has any more. */
export async function removeUnusedFiles(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  const isOneOfThese = inArray(uploads.id, [...ids]);
  // A member who is just passing one on holds it: only afterwards is it known whether it is unused.
  await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(isOneOfThese)
    .orderBy(asc(uploads.id))
    .for("update");
  await removeUploads(tx, jobs, and(isOneOfThese, isUnused()));
}

/** Every night: what was never sent, and what is not to be sent later, too. */
export async function removeUnsentFiles(ctx: Pick<JobContext, "db" | "jobs" | "now">): Promise<void> {
  const before = new Date(ctx.now.getTime() - UNSENT_DAYS * DAY_MS);
  const selectUnsent = () =>
    ctx.db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(isUnused(), lt(uploads.createdAt, before)))
      .limit(BATCH);
  for (let rows = await selectUnsent(); rows.length > 0; rows = await selectUnsent()) {
    const ids = rows.map(({ id }) => id);
    await inTransaction(ctx.db, (tx) => removeUnusedFiles(ctx, tx, ids));
  }
}

const query = new QueryBuilder();
const some = { one: sql`1` };

const isUnused = () =>
  and(
    eq(uploads.purpose, "message"),
    notExists(query.select(some).from(messageFiles).where(eq(messageFiles.uploadId, uploads.id))),
    notExists(
      query
        .select(some)
        .from(scheduledMessages)
        .where(
          and(
            eq(scheduledMessages.memberId, uploads.memberId),
            sql`${scheduledMessages.contents} -> 'files' @> jsonb_build_array(jsonb_build_object('url', '/api/documents/' || ${uploads.id}))`,
          ),
        ),
    ),
  );
