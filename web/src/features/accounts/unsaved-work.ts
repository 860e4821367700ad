/** What a visitor started before signing up, and the fields that the sign-up can prefill. */
export interface UnsavedWork {
  kind: "card" | "listing";
  /** Where the work continues after the sign-in. */
  target: string;
  /** False where the browser stores nothing, so that it lasts only while the page is open. */
  isStored: boolean;
  name: string;
  email: string;
  mobile: string;
}

// In session storage, so that the next person at this browser does not get it. Never in the address, which is logged.
const KEY = "kept-work";
let inMemory: UnsavedWork | null = null;

/** Stores the work and returns the address of the sign-up. */
export function storeWork(work: UnsavedWork): string {
  inMemory = { ...work, mobile: mobileIn(work.mobile) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Then it is only in memory.
  }
  return `/auth?tab=sign-up&redirect=${encodeURIComponent(work.target)}`;
}

/** The work that was stored for this target. */
export function readWork(target: string): UnsavedWork | null {
  const work = stored() ?? inMemory;
  return work?.target === target ? work : null;
}

export function dropWork(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}

function stored(): UnsavedWork | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as UnsavedWork | null;
  } catch {
    return null;
  }
}

/** A card may show a landline, written with a 0; an account takes a mobile number, or a foreign one. */
export function mobileIn(phone: string): string {
  const number = phone.replaceAll(/[^\d+]/g, "");
  const isIndian = /^(?:\+?91)?[6-9]\d{9}$/.test(number);
  return isIndian || /^\+(?!91)\d{8,15}$/.test(number) ? phone.trim() : "";
}
