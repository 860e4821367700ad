import { useSyncExternalStore } from "react";
import { tabStore } from "../../../lib/storage/browser-storage.ts";
import { parseStored } from "../../../lib/storage/stored-value.ts";
import type { EnquiryValues } from "./use-new-enquiry.ts";

type Draft = Partial<EnquiryValues>;

const listeners = new Set<() => void>();
const keyOf = (targetId: string) => `enquiry-to-${targetId}` as const;
const changed = () => listeners.forEach((listener) => listener());

/** What was chosen and typed for an enquiry until it is sent. It lasts through a sign-in. */
export const readDraft = (targetId: string): Draft => parsed(tabStore.read(keyOf(targetId)));

export function storeDraft(targetId: string, draft: Draft) {
  tabStore.write(keyOf(targetId), JSON.stringify(draft));
  changed();
}

export function dropDraft(targetId: string) {
  tabStore.remove(keyOf(targetId));
  changed();
}

/** For a page that shows a part of it beside the form; empty until the browser has taken over. */
export function useEnquiryDraft(targetId: string): Draft {
  const stored = useSyncExternalStore(
    subscribe,
    () => tabStore.read(keyOf(targetId)),
    () => null,
  );
  return parsed(stored);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const parsed = (stored: string | null): Draft => (parseStored(stored) as Draft | null) ?? {};
