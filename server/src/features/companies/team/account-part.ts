import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import type { AccountPart } from "../../../registry/account-part.ts";
import { changed, invalidatePages } from "../../../registry/changed.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies, companyFollowers } from "../company/companies.table.ts";
import { endFollowing } from "../end-following.ts";
import { keepPictures } from "./keep-pictures.ts";
import { companyInvites, companyManagers } from "./team.table.ts";

/** The companies that the member manages for others or follows, and invitations by them and to them. */
export const companyTeamPart: AccountPart = {
  kinds: {
    "managed-companies": (db, memberId) =>
      db
        .select({ company: companies.name, companyId: companies.id, joinedAt: companyManagers.joinedAt })
        .from(companyManagers)
        .innerJoin(companies, eq(companies.id, companyManagers.companyId))
        .where(eq(companyManagers.memberId, memberId))
        .orderBy(asc(companyManagers.joinedAt)),
    "followed-companies": (db, memberId) =>
      db
        .select({ company: companies.name, companyId: companies.id, followedAt: companyFollowers.followedAt })
        .from(companyFollowers)
        .innerJoin(companies, eq(companies.id, companyFollowers.companyId))
        .where(eq(companyFollowers.memberId, memberId))
        .orderBy(asc(companyFollowers.followedAt)),
    "company-invites": (db, memberId) =>
      db
        .select({
          company: companies.name,
          email: companyInvites.email,
          createdAt: companyInvites.createdAt,
          endsAt: companyInvites.endsAt,
        })
        .from(companyInvites)
        .innerJoin(companies, eq(companies.id, companyInvites.companyId))
        .where(eq(companyInvites.invitedBy, memberId))
        .orderBy(asc(companyInvites.id)),
  },
  async erase(ctx, tx, memberId) {
    await changed(ctx, tx, "company", await leaveAll(tx, memberId));
    await invalidatePages(ctx, tx, "company", await endFollowing(tx, memberId));
    const ownAddress = tx.select({ email: members.email }).from(members).where(eq(members.id, memberId));
    await tx.delete(companyInvites).where(inArray(companyInvites.email, ownAddress));
    await tx.update(companyInvites).set({ invitedBy: null }).where(eq(companyInvites.invitedBy, memberId));
  },
};

async function leaveAll(tx: Tx, memberId: string): Promise<string[]> {
  const left = await tx
    .delete(companyManagers)
    .where(eq(companyManagers.memberId, memberId))
    .returning({ id: companyManagers.companyId });
  const ids = left.map(({ id }) => id);
  if (ids.length === 0) return ids;
  for (const company of await tx.select().from(companies).where(inArray(companies.id, ids)))
    if (company.ownerId) await keepPictures(tx, company, { from: memberId, to: company.ownerId });
  return ids;
}
