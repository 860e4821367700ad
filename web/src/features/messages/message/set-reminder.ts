import { momentInWords } from "@cardplaza/contract/date-words";
import type { Message } from "@cardplaza/contract/messages/message";
import { api } from "../../../lib/api.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { openThread } from "../sync/open-threads.ts";
import { LATER_WORDS } from "../words/later-words.ts";

/** Reminds the member of a message at a time; null takes the reminder back. */
export async function setReminder({ _id, conversationId }: Message, at: string | null): Promise<void> {
  const { message } = await api["PUT /api/messages/:id/reminder"]({ params: { id: _id }, body: { at } });
  openThread(conversationId)?.take(message);
  toast({
    title: message.remindAt
      ? LATER_WORDS.reminded(momentInWords(message.remindAt, "reader"))
      : LATER_WORDS.reminderRemoved,
  });
}
