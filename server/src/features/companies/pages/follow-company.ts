import { and, eq, sql } from "drizzle-orm";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { conflict } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { invalidatePages } from "../../../registry/changed.ts";
import { companies, companyDays, companyFollowers } from "../company/companies.table.ts";
import { findCompanySeenBy } from "../company/show-company.ts";
import { endFollowing } from "../end-following.ts";

/** The member gets news of the company, such as its jobs. */
export function followCompany(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { role } = await findCompanySeenBy({ ...ctx, db: tx }, id);
    if (role) throw conflict(COMPANY_TEXT.ownFollow);
    const added = await tx
      .insert(companyFollowers)
      .values({ companyId: id, memberId: ctx.member.id, followedAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: companyFollowers.companyId });
    if (added.length > 0) {
      await countFollower(tx, id, ctx.now);
      await invalidatePages(ctx, tx, "company", [id]);
    }
    return following(tx, ctx.member.id, id);
  });
}

async function countFollower(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx
    .update(companies)
    .set({ followerCount: sql`${companies.followerCount} + 1` })
    .where(eq(companies.id, companyId));
  await tx
    .insert(companyDays)
    .values({ companyId, day: dateInIndia(now), followers: 1 })
    .onConflictDoUpdate({
      target: [companyDays.companyId, companyDays.day],
      set: { followers: sql`${companyDays.followers} + 1` },
    });
}

/** Also works for a company that the member can no longer see. */
export function unfollowCompany(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const ended = await endFollowing(tx, ctx.member.id, id);
    if (ended.length === 0) await findCompanySeenBy({ ...ctx, db: tx }, id);
    else await invalidatePages(ctx, tx, "company", [id]);
    return following(tx, ctx.member.id, id);
  });
}

export async function showFollowing(ctx: MemberContext, id: string) {
  await findCompanySeenBy(ctx, id);
  return following(ctx.db, ctx.member.id, id);
}

async function following(db: Db | Tx, memberId: string, companyId: string) {
  const own = and(eq(companyFollowers.companyId, companyId), eq(companyFollowers.memberId, memberId));
  const [company] = await db
    .select({ followers: companies.followerCount })
    .from(companies)
    .where(eq(companies.id, companyId));
  return {
    following: (await db.$count(companyFollowers, own)) > 0,
    followers: company?.followers ?? 0,
  };
}
