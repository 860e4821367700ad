import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { REQUIREMENTS_A_PAGE } from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import { presentRequirementSummary } from "./present-requirement.ts";
import { isForAny, providersOf } from "./requirement-queries.ts";
import { itQuotes, itRequirements } from "./requirements.table.ts";

interface Wanted {
  box: "mine" | "received";
  cursor?: string;
}

/** The member's own requirements, or those that their companies may quote on; the newest first. */
export async function listRequirements(ctx: MemberContext, { box, cursor }: Wanted) {
  const { db, member, now } = ctx;
  const own = box === "received" ? await providersOf(db, member.id) : [];
  if (box === "received" && own.length === 0) return { requirements: [], nextCursor: null };
  const rows = await db
    .select()
    .from(itRequirements)
    .where(
      and(
        box === "mine" ? eq(itRequirements.buyerId, member.id) : isForAny(db, member, own, now),
        cursor ? lt(itRequirements.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(itRequirements.id))
    .limit(REQUIREMENTS_A_PAGE + 1);
  const shown = rows.slice(0, REQUIREMENTS_A_PAGE);
  const ids = shown.map(({ id }) => id);
  const counts = await countsOf(ctx, ids);
  const quotes = await ownQuotesOn(
    ctx,
    ids,
    own.map(({ id }) => id),
  );
  return {
    requirements: shown.map((row) =>
      presentRequirementSummary(
        row,
        counts.get(row.id) ?? 0,
        quotes.find(({ requirementId }) => requirementId === row.id),
      ),
    ),
    nextCursor: rows.length > REQUIREMENTS_A_PAGE ? (ids.at(-1) ?? null) : null,
  };
}

async function countsOf({ db }: MemberContext, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: itQuotes.requirementId, count: sql<number>`count(*)::int` })
    .from(itQuotes)
    .where(and(inArray(itQuotes.requirementId, ids), ne(itQuotes.status, "withdrawn")))
    .groupBy(itQuotes.requirementId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const ownQuotesOn = ({ db }: MemberContext, ids: string[], companyIds: string[]) =>
  db
    .select()
    .from(itQuotes)
    .where(and(inArray(itQuotes.requirementId, ids), inArray(itQuotes.companyId, companyIds)));
