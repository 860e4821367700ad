import type { ContactInput } from "@cardplaza/contract/contacts";

/** A contact that waits for a sign-in. */
export interface ScanDraft {
  contact: Partial<ContactInput>;
  /** The paper card, small, as an address that holds the picture itself. */
  photo?: string;
}

const KEY = "scanned-contact";
const listeners = new Set<() => void>();
// Also where the browser keeps nothing: the way to the sign-in and back loads no page anew.
let kept: string | null | undefined;

/** In this tab, until it has been saved or given up. */
export const scanDraft = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  text(): string | null {
    if (kept === undefined) kept = stored();
    return kept;
  },
  keep: (draft: ScanDraft) => save(JSON.stringify(draft)),
  forget: () => save(null),
};

export function readDraft(text: string | null): ScanDraft | null {
  try {
    return text === null ? null : (JSON.parse(text) as ScanDraft);
  } catch {
    return null;
  }
}

function save(text: string | null) {
  kept = text;
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // It then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
