import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { interviews } from "./applications.table.ts";

/** Interview times that nobody has answered yet cannot be chosen any more. */
export async function withdrawProposals(tx: Tx, applicationIds: string[]): Promise<void> {
  await tx
    .update(interviews)
    .set({ status: "withdrawn" })
    .where(and(inArray(interviews.applicationId, applicationIds), eq(interviews.status, "proposed")));
}
