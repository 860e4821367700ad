import type { ConsentPurpose } from "@cardplaza/contract/account-data/account-data";
import type { z } from "zod";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { consents } from "./accounts.table.ts";

interface Given {
  purposes: z.infer<typeof ConsentPurpose>[];
  version: string;
  /** The member's language; English if unknown. */
  language: string | undefined;
}

/** Records a consent. Rows are never changed: a withdrawal is a new row. */
export async function recordConsents(tx: Tx, memberId: string, given: Given, now: Date): Promise<void> {
  const { purposes, version, language = "en" } = given;
  const row = { memberId, given: true, version, language, at: now };
  await tx
    .insert(consents)
    .values(purposes.map((purpose) => ({ ...row, id: newId(now.getTime()), purpose })));
}
