import { eq, max } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { applicationEvents, type ApplicationEventRow } from "./applications.table.ts";

type NewEvent = Pick<ApplicationEventRow, "applicationId" | "kind" | "side" | "at"> &
  Partial<Pick<ApplicationEventRow, "authorId" | "stage" | "text" | "news" | "details">>;

/** Adds to the history that both sides see. Returns the id. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<string> {
  const at = await afterLast(tx, event);
  const id = newId(at.getTime());
  await tx.insert(applicationEvents).values({ ...event, id, at });
  return id;
}

/** Of two calls at once, the one that waited may have begun first. The history has the order in which they were done. */
async function afterLast(tx: Tx, { applicationId, at }: NewEvent): Promise<Date> {
  const last = one(
    await tx
      .select({ at: max(applicationEvents.at) })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, applicationId)),
  );
  return last.at && last.at >= at ? new Date(last.at.getTime() + 1) : at;
}
