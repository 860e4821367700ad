import { CLOSED_KNOWN_KEY } from "../../../lib/storage-keys.ts";

// Only in this browser: it hides a suggestion and says nothing about the member.

export function isKnownClosed(memberId: string): boolean {
  try {
    return localStorage.getItem(CLOSED_KNOWN_KEY) === memberId;
  } catch {
    return false;
  }
}

export function closeKnown(memberId: string): void {
  try {
    localStorage.setItem(CLOSED_KNOWN_KEY, memberId);
  } catch {
    // Private windows may refuse; then it shows again on the next page.
  }
}
