/** What a visitor began before signing up, and what the sign-up need not ask again. */
export interface UnsavedWork {
  kind: "card" | "listing";
  /** Where the work goes on once they are signed in. */
  target: string;
  /** False where the browser stores nothing, so that it lasts only while the page is open. */
  isStored: boolean;
  name: string;
  email: string;
  mobile: string;
}

// For this tab only, so that the next person at the browser is not offered it; never in the address, which is logged.
const KEY = "kept-work";
let inMemory: UnsavedWork | null = null;

/** Keeps it and returns the address of the sign-up. */
export function storeWork(work: UnsavedWork): string {
  inMemory = { ...work, mobile: mobileIn(work.mobile) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Then memory has to do.
  }
  return `/auth?tab=sign-up&redirect=${encodeURIComponent(work.target)}`;
}

/** What was kept on the way to this target. */
export function readWork(target: string): UnsavedWork | null {
  const work = stored() ?? inMemory;
  return work?.target === target ? work : null;
}

export function dropWork(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // What could not be kept need not be removed.
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
