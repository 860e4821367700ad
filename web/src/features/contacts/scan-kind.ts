import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { MAX_BATCH } from "@cardplaza/contract/contacts/contacts-words";
import { api, ApiError } from "../../lib/api.ts";
import type { Entry } from "../../lib/outbox/entry.ts";
import { outboxKind } from "../../lib/outbox/outbox-kind.ts";

/** A scanned card that is not yet saved on the server. */
export type Scan = Entry<Partial<ContactInput>>;

/** Of the team scanner. The server remembers the ids: sent twice, a contact is saved once. */
export const SCAN = outboxKind<Partial<ContactInput>, unknown>({
  name: "scan",
  most: MAX_BATCH,
  isRepeatable: true,
  shownIn: ["GET /api/contacts"],
  send: (scans) => {
    const contacts = scans.map(({ id, call }) => ({ ...(call as ContactInput), id }));
    return api["POST /api/contacts/batch"]({ body: { contacts } });
  },
  refusedIn,
});

export const isScan = (entry: Entry): entry is Scan => entry.kind === SCAN.name;

/** A field that the server does not take names its contact by number: `contacts.3.email`. */
export function refusedIn(scans: readonly Pick<Scan, "id">[], error: unknown): Map<string, string> {
  const problems = new Map<string, string>();
  if (!(error instanceof ApiError) || !error.fields) return problems;
  for (const [field, message] of Object.entries(error.fields)) {
    const [list, at, name] = field.split(".");
    const scan = list === "contacts" && at && name ? scans[Number(at)] : undefined;
    if (scan) problems.set(scan.id, `${name}: ${message}`);
  }
  return problems;
}
