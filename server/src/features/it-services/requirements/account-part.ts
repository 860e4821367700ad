import { asc, eq, sql } from "drizzle-orm";
import { PENDING_REQUIREMENTS } from "@cardplaza/contract/it-services/it-words";
import type { AccountPart } from "../../../registry/account-part.ts";
import { rejectOpenQuotes } from "./reject-quotes.ts";
import { itQuotes, itRequirements } from "./requirements.table.ts";

export const requirementsPart: AccountPart = {
  kinds: {
    "it-requirements": async (db, memberId) => {
      const rows = await db
        .select()
        .from(itRequirements)
        .where(eq(itRequirements.buyerId, memberId))
        .orderBy(asc(itRequirements.id));
      return rows.map(({ buyerId: _buyer, cityKey: _key, ...requirement }) => requirement);
    },
    "it-quotes": async (db, memberId) => {
      const rows = await db
        .select()
        .from(itQuotes)
        .where(eq(itQuotes.authorId, memberId))
        .orderBy(asc(itQuotes.id));
      return rows.map(({ authorId: _author, ...quote }) => quote);
    },
  },
  // A provider keeps its own quote, but not who asked and what they wrote. Quotes belong to the company.
  async erase(_ctx, tx, memberId) {
    const erased = await tx
      .update(itRequirements)
      .set({
        title: "",
        description: "",
        files: [],
        buyerId: null,
        status: sql`case when ${itRequirements.status} in (${sql.join(
          PENDING_REQUIREMENTS.map((status) => sql`${status}`),
          sql`, `,
        )}) then 'cancelled' else ${itRequirements.status} end`,
      })
      .where(eq(itRequirements.buyerId, memberId))
      .returning({ id: itRequirements.id });
    await rejectOpenQuotes(
      tx,
      erased.map(({ id }) => id),
    );
    await tx.update(itQuotes).set({ authorId: null }).where(eq(itQuotes.authorId, memberId));
  },
};
