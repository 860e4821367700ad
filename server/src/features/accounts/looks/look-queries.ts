import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { LOOK_HOURS, LOOKS_PER_PAGE } from "@cardplaza/contract/accounts/look-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { AdminContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { accountLooks } from "./looks.table.ts";

const { id, role, kind, reason, createdAt } = accountLooks;
const SHOWN = { at: createdAt, role, kind, reason };

/** The newest first. */
export async function listLooks(db: Db, memberId: string, cursor?: string) {
  const rows = await db
    .select({ _id: id, ...SHOWN })
    .from(accountLooks)
    .where(and(eq(accountLooks.memberId, memberId), cursor ? lt(id, cursor) : undefined))
    .orderBy(desc(id))
    .limit(LOOKS_PER_PAGE + 1);
  const looks = rows.slice(0, LOOKS_PER_PAGE);
  return { looks, nextCursor: rows.length > LOOKS_PER_PAGE ? (looks.at(-1)?._id ?? null) : null };
}

/** For the member's own export: as they read it, without who it was. */
export const looksFor = (db: Db, memberId: string) =>
  db.select(SHOWN).from(accountLooks).where(eq(accountLooks.memberId, memberId)).orderBy(asc(id));

/** Whether this administrator has opened the account within the last hour. */
export async function hasJustLooked(db: Db, { admin, now }: AdminContext, memberId: string) {
  const [look] = await db
    .select({ id })
    .from(accountLooks)
    .where(
      and(
        eq(accountLooks.memberId, memberId),
        eq(accountLooks.adminId, admin.id),
        eq(kind, "look"),
        gt(createdAt, new Date(now.getTime() - LOOK_HOURS * HOUR_MS)),
      ),
    )
    .limit(1);
  return look !== undefined;
}
