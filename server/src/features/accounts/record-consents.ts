import type { ConsentPurpose } from "@cardplaza/contract/accounts/consents";
import type { z } from "zod";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { consents } from "./accounts.table.ts";

interface Consent {
  /** False withdraws the consent. */
  given?: boolean;
  purposes: z.infer<typeof ConsentPurpose>[];
  version: string;
  /** The member's language; English if unknown. */
  language: string | undefined;
}

/** Records a consent or its withdrawal. Rows are never changed: a withdrawal is a new row. */
export async function recordConsents(tx: Tx, memberId: string, consent: Consent, now: Date): Promise<void> {
  const { given = true, purposes, version, language = "en" } = consent;
  const row = { memberId, given, version, language, at: now };
  await tx
    .insert(consents)
    .values(purposes.map((purpose) => ({ ...row, id: newId(now.getTime()), purpose })));
}
