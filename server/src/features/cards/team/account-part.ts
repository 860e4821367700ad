import { eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { teamTemplates } from "./team-cards.table.ts";

export const teamCardsPart: AccountPart = {
  kinds: {
    teamTemplate: async (db, memberId) => {
      const rows = await db.select().from(teamTemplates).where(eq(teamTemplates.ownerId, memberId));
      return rows.map(({ ownerId: _owner, ...template }) => template);
    },
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(teamTemplates).where(eq(teamTemplates.ownerId, memberId));
  },
};
