import { randomBytes } from "node:crypto";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { sessions } from "../accounts.table.ts";
import { recordActivity } from "../record-activity.ts";
import { hashToken } from "./session-queries.ts";

interface NewSession {
  device: string;
  now: Date;
  addressProofHash?: string;
}

/** Starts a session for a device. The token is returned only here. */
export async function startSession(
  tx: Tx,
  memberId: string,
  { device, now, addressProofHash }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await recordActivity(tx, memberId, now);
  await tx.insert(sessions).values({
    id: newId(now.getTime()),
    memberId,
    tokenHash: hashToken(token),
    device,
    addressProofHash,
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
}
