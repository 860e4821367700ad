import { randomBytes } from "node:crypto";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { sessions } from "./accounts.table.ts";
import { hashToken } from "./session-queries.ts";

/** A new signed-in device; the token is shown this once. */
export async function startSession(tx: Tx, memberId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(sessions).values({
    id: newId(now.getTime()),
    memberId,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
}
