import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { tooMany } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import { lockMember } from "../accounts/lock-member.ts";
import { accountExports } from "./account-data.table.ts";
import { collectExportJob } from "./collect-export.ts";
import { findLatestExport, hasFailed, presentExport } from "./export-queries.ts";

/** Requests an export of the member's data. It is collected later; one a day, unless it failed. */
export function startExport(ctx: MemberContext) {
  const { now, member } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    // Of two parallel calls the second waits here and then finds the first.
    await lockMember(tx, member.id);
    const latest = await findLatestExport(tx, member.id);
    const waitMs =
      latest && !hasFailed(latest, now) ? latest.createdAt.getTime() + DAY_MS - now.getTime() : 0;
    if (waitMs > 0) throw tooMany(waitMs / 1000, ACCOUNT_DATA_TEXT.onePerDay);

    const id = newId(now.getTime());
    const row = one(
      await tx
        .insert(accountExports)
        .values({ id, memberId: member.id, status: "waiting", createdAt: now })
        .returning(),
    );
    await ctx.jobs.enqueue(tx, collectExportJob, { id });
    return { export: await presentExport({ db: tx, now }, row) };
  });
}
