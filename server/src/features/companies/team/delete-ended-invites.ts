import { lte } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import { companyInvites } from "./team.table.ts";

/** Nobody can accept them any more, and they hold addresses of people who may not be members. */
export async function deleteEndedInvites({ db, now }: JobContext): Promise<void> {
  await db.delete(companyInvites).where(lte(companyInvites.endsAt, now));
}
