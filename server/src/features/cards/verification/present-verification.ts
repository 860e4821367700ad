import type { z } from "zod";
import type { Verification } from "@cardplaza/contract/cards/verification/verification";
import type { Db } from "../../../platform/database.ts";
import { dnsRecord } from "./dns-record.ts";
import type { VerificationRow } from "./verification.table.ts";

export type VerificationJson = z.input<typeof Verification>;

export async function presentVerification(
  db: Db,
  row: VerificationRow,
  now: Date,
): Promise<VerificationJson> {
  const { id, cardId, memberId, method, status, domain, email, reason, createdAt, verifiedAt, endsAt } = row;
  const waitsForRecord = status === "pending" && method === "dns" && domain !== null;
  return {
    _id: id,
    cardId,
    method,
    // The job that ends it runs every few minutes; it counts as ended before that.
    status: status === "verified" && endsAt !== null && endsAt <= now ? "ended" : status,
    domain,
    sentTo: email && hidden(email),
    record: waitsForRecord ? await dnsRecord(db, memberId, domain, now) : null,
    reason,
    requestedAt: createdAt,
    verifiedAt,
    endsAt,
  };
}

/** "as…@menon.in". */
const hidden = (email: string) => email.replace(/^(.{1,2})[^@]*/, "$1…");
