import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { MAX_BATCH } from "@cardplaza/contract/contacts/contacts-words";
import { api, ApiError } from "../../../../lib/api.ts";
import { inOneTab } from "../../../../lib/sending/in-one-tab.ts";
import { readScans, type Scan, scanStore } from "./scan-store.ts";

export const isReady = (scan: Scan): scan is Scan & { contact: ContactInput } =>
  !scan.unchecked && Boolean(scan.contact.name?.trim());

/**
 * Sends what is ready, a hundred at a time, and returns how many were saved. One tab sends at a time. If two
 * did, the ids prevent a contact from being saved twice.
 */
export const sendScans = (memberId: string) => inOneTab("send-scans", () => sendAll(memberId));

async function sendAll(memberId: string): Promise<number> {
  let sent = 0;
  for (;;) {
    const batch = (await readScans(memberId)).filter(isReady).slice(0, MAX_BATCH);
    if (batch.length === 0) return sent;
    try {
      await api["POST /api/contacts/batch"]({
        body: { contacts: batch.map(({ id, contact }) => ({ ...contact, id })) },
      });
    } catch (error) {
      const refused = refusedOnes(batch, error);
      if (refused.length === 0) throw error;
      // The others go in the next round.
      await Promise.all(refused.map((scan) => scanStore.save(scan)));
      continue;
    }
    await scanStore.drop(batch.map(({ id }) => id));
    sent += batch.length;
  }
}

/** A field that the server does not take names its contact by number: `contacts.3.email`. */
export function refusedOnes(batch: Scan[], error: unknown): Scan[] {
  if (!(error instanceof ApiError) || !error.fields) return [];
  const problems = new Map<number, string>();
  for (const [field, message] of Object.entries(error.fields)) {
    const [list, at, name] = field.split(".");
    if (list === "contacts" && at && name) problems.set(Number(at), `${name}: ${message}`);
  }
  return [...problems].flatMap(([at, problem]) =>
    batch[at] ? [{ ...batch[at], unchecked: true, problem }] : [],
  );
}
