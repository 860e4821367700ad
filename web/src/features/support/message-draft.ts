import { parseStored } from "../../lib/storage/stored-value.ts";
import { createTabText } from "../../lib/storage/tab-text.ts";
import type { MessageValues } from "./check-message.ts";

const stored = createTabText("message-to-us");

/** What was typed, in this tab until it has been sent. */
export const messageDraft = {
  subscribe: stored.subscribe,
  text: stored.text,
  change: (part: Partial<MessageValues>) =>
    stored.save(JSON.stringify({ ...readDraft(stored.text()), ...part })),
  clear: () => stored.save(null),
};

export const readDraft = (text: string | null) => (parseStored(text) as Partial<MessageValues> | null) ?? {};
