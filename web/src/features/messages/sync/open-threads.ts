import type { Thread } from "./thread-store.ts";

/** The threads that are on the screen, by their conversations. */
const threads = new Map<string, Thread>();

export const openThread = (conversationId: string): Thread | undefined => threads.get(conversationId);

export function keepOpen(conversationId: string, thread: Thread): () => void {
  threads.set(conversationId, thread);
  return () => {
    if (threads.get(conversationId) === thread) threads.delete(conversationId);
  };
}
