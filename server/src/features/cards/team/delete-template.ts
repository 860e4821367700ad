import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { teamTemplates } from "./team-cards.table.ts";

/** Cards stay as they are; their locked fields are unlocked. */
export async function deleteTemplate({ db, member }: MemberContext): Promise<void> {
  await db.delete(teamTemplates).where(eq(teamTemplates.ownerId, member.id));
}
