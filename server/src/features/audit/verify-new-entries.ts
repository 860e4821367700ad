import type { AuditVerification } from "@cardplaza/contract/audit/audit-log";
import type { z } from "zod";
import type { AdminContext } from "../../context.ts";
import { findHead, findVerified, saveVerified } from "./audit-checkpoints.ts";
import { verifyAuditChain } from "./verify-audit-chain.ts";

/**
 * Verifies what was added since the last verification. What the nightly one has found stays found until a whole one
 * finds nothing.
 */
export async function verifyNewEntries({
  db,
  now,
}: AdminContext): Promise<z.input<typeof AuditVerification>> {
  const head = await findHead(db);
  const allVerifiedAt = head?.verifiedAt ?? null;
  if (head?.brokenAt) return { ok: false, checked: 0, firstBad: head.brokenAt, allVerifiedAt };
  const { checked, last, brokenAt } = await verifyAuditChain(db, await findVerified(db));
  if (brokenAt !== null) return { ok: false, checked, firstBad: brokenAt, allVerifiedAt };
  await saveVerified(db, last, now);
  return { ok: true, checked, allVerifiedAt };
}
