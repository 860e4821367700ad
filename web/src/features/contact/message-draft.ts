import type { MessageValues } from "./check-message.ts";

const KEY = "message-to-us";
const listeners = new Set<() => void>();
// Also where the browser keeps nothing.
let kept: string | null | undefined;

/** What was typed, in this tab until it has been sent. */
export const messageDraft = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  text(): string | null {
    if (kept === undefined) kept = stored();
    return kept;
  },
  change(part: Partial<MessageValues>) {
    save(JSON.stringify({ ...readDraft(messageDraft.text()), ...part }));
  },
  forget: () => save(null),
};

export function readDraft(text: string | null): Partial<MessageValues> {
  try {
    return JSON.parse(text ?? "{}") as Partial<MessageValues>;
  } catch {
    return {};
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
