import { eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { profiles } from "./profile.table.ts";

export const profilePart: AccountPart = {
  kinds: {
    profile: (db, memberId) => db.select().from(profiles).where(eq(profiles.memberId, memberId)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(profiles).where(eq(profiles.memberId, memberId));
  },
};
