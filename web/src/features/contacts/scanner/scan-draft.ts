import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { createTabText } from "../../../lib/tab-text.ts";

/** A contact that waits for a sign-in. */
export interface ScanDraft {
  contact: Partial<ContactInput>;
  /** The paper card, small, as an address that holds the picture itself. */
  photo?: string;
}

const stored = createTabText("scanned-contact");

/** In this tab, until it has been saved or given up. */
export const scanDraft = {
  subscribe: stored.subscribe,
  text: stored.text,
  save: (draft: ScanDraft) => stored.save(JSON.stringify(draft)),
  clear: () => stored.save(null),
};

export function readDraft(text: string | null): ScanDraft | null {
  try {
    return text === null ? null : (JSON.parse(text) as ScanDraft);
  } catch {
    return null;
  }
}
