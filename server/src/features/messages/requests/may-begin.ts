import { and, eq, gte } from "drizzle-orm";
import { REQUESTS_A_DAY } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { members } from "../../accounts/accounts.table.ts";
import { isReachable } from "../../moderation/reachable.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { conversations } from "../conversations.table.ts";
import { findRelation, mayWriteFreely } from "../relations/relation.ts";
import { findSettings } from "../settings/settings-queries.ts";

export interface MayBegin {
  may: "write" | "request" | "none";
  why: string;
  requestsLeft: number;
  /** They have sent as many requests today as they can. */
  isFull?: true;
}

type Reader = Pick<MemberContext, "member" | "now"> & { db: Db | Tx };

/** How this member may begin a conversation with another one; null if there is nobody to write to. */
export async function findMayBegin({ db, member, now }: Reader, otherId: string): Promise<MayBegin | null> {
  if (otherId === member.id || !(await isReachable(db, member.id, otherId))) return null;
  if (mayWriteFreely(await findRelation(db, member.id, otherId)))
    return { may: "write", why: "", requestsLeft: 0 };
  const { requestsFrom } = await findSettings(db, otherId);
  const name = await nameOf(db, otherId);
  if (
    requestsFrom === "nobody" ||
    (requestsFrom === "proven" && !(member.emailProvenAt || member.mobileProvenAt))
  )
    return { may: "none", why: MESSAGE_TEXT.noRequests(name), requestsLeft: 0 };
  const limit = (await isPremium(db, member.id, now)) ? REQUESTS_A_DAY.premium : REQUESTS_A_DAY.free;
  const requestsLeft = Math.max(0, limit - (await countRequestsToday(db, member.id, now)));
  return requestsLeft > 0
    ? { may: "request", why: "", requestsLeft }
    : { may: "none", why: MESSAGE_TEXT.tooManyRequests(limit), requestsLeft, isFull: true };
}

const countRequestsToday = (db: Db | Tx, memberId: string, now: Date) =>
  db.$count(
    conversations,
    and(
      eq(conversations.requestedBy, memberId),
      gte(conversations.requestAt, midnightInIndia(dateInIndia(now))),
    ),
  );

const nameOf = async (db: Db | Tx, id: string) =>
  one(await db.select({ name: members.name }).from(members).where(eq(members.id, id))).name;
