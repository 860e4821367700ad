import { asc, eq, sql } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { changed } from "../../../registry/changed.ts";
import { listings } from "./listings.table.ts";
import { NO_CONTENTS } from "./no-contents.ts";

export const listingsPart: AccountPart = {
  kinds: {
    listings: async (db, memberId) => {
      const rows = await db
        .select()
        .from(listings)
        .where(eq(listings.ownerId, memberId))
        .orderBy(asc(listings.id));
      return rows.map(({ ownerId: _owner, decidedBy: _decider, ...listing }) => listing);
    },
  },
  // The row stays, because its links say that it is gone and because others wrote about it.
  async erase(ctx, tx, memberId) {
    const gone = await tx
      .update(listings)
      .set({
        ...NO_CONTENTS,
        name: "",
        ownerId: null,
        deletedAt: sql`coalesce(${listings.deletedAt}, ${ctx.now.toISOString()}::timestamptz)`,
        wipedAt: ctx.now,
      })
      .where(eq(listings.ownerId, memberId))
      .returning({ id: listings.id });
    if (gone.length > 0)
      await changed(
        ctx,
        tx,
        "business",
        gone.map(({ id }) => id),
      );
  },
};
