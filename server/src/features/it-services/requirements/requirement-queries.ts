import { and, eq, gt, inArray, not, or, type SQL } from "drizzle-orm";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { companiesOf } from "../../companies/company/company-queries.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { isListed } from "../providers/found-provider.ts";
import { itProviders } from "../providers/providers.table.ts";
import { itInvitations, itQuotes, itRequirements, type ItRequirementRow } from "./requirements.table.ts";

/** A company of the member that may be asked for quotes now. */
export interface OwnProvider {
  id: string;
  name: string;
  cityKey: string;
  focus: (typeof itProviders.$inferSelect)["focus"];
}

export async function providersOf(db: Db | Tx, memberId: string): Promise<OwnProvider[]> {
  const ids = (await companiesOf(db, memberId)).map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .select({
      id: companies.id,
      name: companies.name,
      cityKey: companies.cityKey,
      focus: itProviders.focus,
    })
    .from(itProviders)
    .innerJoin(companies, eq(companies.id, itProviders.companyId))
    .where(and(inArray(itProviders.companyId, ids), isListed()));
}

/** Requirements that this company was invited to, quoted on, or may quote on because they are open in its city. */
export function isFor(db: Db | Tx, { id, cityKey, focus }: OwnProvider, now: Date): SQL | undefined {
  const invited = db
    .select({ id: itInvitations.requirementId })
    .from(itInvitations)
    .where(eq(itInvitations.companyId, id));
  const quoted = db.select({ id: itQuotes.requirementId }).from(itQuotes).where(eq(itQuotes.companyId, id));
  return or(
    inArray(itRequirements.id, invited),
    inArray(itRequirements.id, quoted),
    and(
      eq(itRequirements.mode, "open"),
      eq(itRequirements.status, "open"),
      gt(itRequirements.expiresAt, now),
      eq(itRequirements.cityKey, cityKey),
      inArray(
        itRequirements.category,
        focus.map(({ category }) => category),
      ),
    ),
  );
}

/** What this member may read as a provider. */
export const isForAny = (db: Db | Tx, member: Pick<Member, "id">, own: OwnProvider[], now: Date) =>
  and(
    or(...own.map((provider) => isFor(db, provider, now))),
    not(eq(itRequirements.buyerId, member.id)),
    not(blockedBetween(itRequirements.buyerId, member.id)),
  );

export interface SeenRequirement {
  row: ItRequirementRow;
  side: "buyer" | "provider";
  /** The reader's companies that it is for; empty for the buyer. */
  own: OwnProvider[];
}

/** Its buyer and the providers that it is for find it; nobody else. */
export async function findRequirementSeenBy(
  { db, member, now }: Pick<MemberContext, "db" | "member" | "now">,
  id: string,
): Promise<SeenRequirement> {
  const [row] = await db.select().from(itRequirements).where(eq(itRequirements.id, id));
  if (row?.buyerId === member.id) return { row, side: "buyer", own: [] };
  const own: OwnProvider[] = [];
  for (const provider of row ? await providersOf(db, member.id) : []) {
    const wanted = and(eq(itRequirements.id, id), isForAny(db, member, [provider], now));
    if ((await db.$count(itRequirements, wanted)) > 0) own.push(provider);
  }
  if (!row || own.length === 0) throw notFound(IT_TEXT.requirementNotFound);
  return { row, side: "provider", own };
}

/** Only its buyer finds it. Locked until the transaction ends. */
export async function lockRequirementOf(
  tx: Tx,
  member: Pick<Member, "id">,
  id: string,
): Promise<ItRequirementRow> {
  const row = await lockRequirement(tx, id);
  if (row?.buyerId !== member.id) throw notFound(IT_TEXT.requirementNotFound);
  return row;
}

/** Every write about its quotes locks it first, so that they are counted and decided one after the other. */
export async function lockRequirement(tx: Tx, id: string): Promise<ItRequirementRow | undefined> {
  const [row] = await tx.select().from(itRequirements).where(eq(itRequirements.id, id)).for("no key update");
  return row;
}
