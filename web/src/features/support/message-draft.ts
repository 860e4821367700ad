import { createTabText } from "../../lib/tab-text.ts";
import type { MessageValues } from "./check-message.ts";

const kept = createTabText("message-to-us");

/** What was typed, in this tab until it has been sent. */
export const messageDraft = {
  subscribe: kept.subscribe,
  text: kept.text,
  change: (part: Partial<MessageValues>) => kept.save(JSON.stringify({ ...readDraft(kept.text()), ...part })),
  forget: () => kept.save(null),
};

export function readDraft(text: string | null): Partial<MessageValues> {
  try {
    return JSON.parse(text ?? "{}") as Partial<MessageValues>;
  } catch {
    return {};
  }
}
