import { eq } from "drizzle-orm";
import type { ConnectionStatus } from "@cardplaza/contract/people/connection-words";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { connections, type ConnectionRow } from "./connections.table.ts";

export async function setStatus(
  { now }: { now: Date },
  tx: Tx,
  { id }: Pick<ConnectionRow, "id">,
  status: Exclude<ConnectionStatus, "pending">,
): Promise<ConnectionRow> {
  return one(
    await tx.update(connections).set({ status, answeredAt: now }).where(eq(connections.id, id)).returning(),
  );
}
