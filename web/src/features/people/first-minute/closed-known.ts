import { browserStore } from "../../../lib/storage/browser-storage.ts";
import { CLOSED_KNOWN_KEY } from "../../../lib/storage/storage-keys.ts";

// Only in this browser: it hides a suggestion and says nothing about the member.

export const isKnownClosed = (memberId: string) => browserStore.read(CLOSED_KNOWN_KEY) === memberId;

export const closeKnown = (memberId: string) => browserStore.write(CLOSED_KNOWN_KEY, memberId);
