import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { applicationEvents } from "./applications.table.ts";

type EventRow = typeof applicationEvents.$inferSelect;
type NewEvent = Pick<EventRow, "applicationId" | "kind" | "side" | "at"> &
  Partial<Pick<EventRow, "authorId" | "stage" | "text">>;

/** Adds to the history that both sides see. Returns the id. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<string> {
  const id = newId(event.at.getTime());
  await tx.insert(applicationEvents).values({ ...event, id });
  return id;
}
