import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { forbidden, notFound } from "../../../platform/refusals.ts";
import { members, type Member } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { lockCompany } from "../company/company-queries.ts";
import { companyInvites, companyManagers, type CompanyInviteRow } from "./team.table.ts";

/** A member of the team; `joinedAt` is null for the owner. */
export interface Colleague {
  member: Member;
  joinedAt: Date | null;
}

/** The owner, then the managers in the order they joined. Members whose account is being deleted are left out. */
export async function teamOf(
  db: Db | Tx,
  { id, ownerId }: Pick<CompanyRow, "id" | "ownerId">,
): Promise<Colleague[]> {
  const owner = ownerId
    ? await db
        .select()
        .from(members)
        .where(and(eq(members.id, ownerId), stays()))
    : [];
  const managers = await db
    .select({ member: members, joinedAt: companyManagers.joinedAt })
    .from(companyManagers)
    .innerJoin(members, eq(members.id, companyManagers.memberId))
    .where(and(eq(companyManagers.companyId, id), stays()))
    .orderBy(asc(companyManagers.joinedAt), asc(companyManagers.memberId));
  return [...owner.map((member) => ({ member, joinedAt: null })), ...managers];
}

/** By company, the members of its team in the same order. A deleted company has none. */
export async function teamIdsOf(
  db: Db | Tx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (companyIds.length === 0) return new Map();
  const isOne = and(inArray(companies.id, [...companyIds]), isNull(companies.deletedAt), stays());
  const owners = await db
    .select({ companyId: companies.id, memberId: members.id })
    .from(companies)
    .innerJoin(members, eq(members.id, companies.ownerId))
    .where(isOne);
  const managers = await db
    .select({ companyId: companies.id, memberId: members.id })
    .from(companyManagers)
    .innerJoin(companies, eq(companies.id, companyManagers.companyId))
    .innerJoin(members, eq(members.id, companyManagers.memberId))
    .where(isOne)
    .orderBy(asc(companyManagers.joinedAt), asc(companyManagers.memberId));
  const teams = Map.groupBy([...owners, ...managers], ({ companyId }) => companyId);
  return new Map([...teams].map(([id, team]) => [id, team.map(({ memberId }) => memberId)]));
}

export const openInvitesOf = (db: Db | Tx, companyId: string, now: Date): Promise<CompanyInviteRow[]> =>
  db
    .select()
    .from(companyInvites)
    .where(and(eq(companyInvites.companyId, companyId), gt(companyInvites.endsAt, now)))
    .orderBy(asc(companyInvites.id));

const isOpen = (code: string, now: Date) =>
  and(eq(companyInvites.codeHash, hashToken(code)), gt(companyInvites.endsAt, now));

export async function findInvite(
  db: Db | Tx,
  code: string,
  now: Date,
): Promise<CompanyInviteRow | undefined> {
  const [invite] = await db.select().from(companyInvites).where(isOpen(code, now));
  return invite;
}

/**
 * The invitation of this member with its company, both locked. The company comes first, as everywhere in the team:
 * of two answers at once, the second finds no invitation.
 */
export async function lockInviteTo(
  tx: Tx,
  member: Member,
  code: string,
  now: Date,
): Promise<{ invite: CompanyInviteRow; company: CompanyRow }> {
  const found = await findInvite(tx, code, now);
  const company = found && (await lockCompany(tx, found.companyId));
  const [invite] = await tx.select().from(companyInvites).where(isOpen(code, now)).for("update");
  if (!invite || !company || company.deletedAt) throw notFound(COMPANY_TEXT.inviteGone);
  if (!member.emailProvenAt || member.email !== invite.email) throw forbidden(COMPANY_TEXT.inviteOfOther);
  return { invite, company };
}
