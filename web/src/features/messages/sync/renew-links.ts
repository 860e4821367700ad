import { openThread } from "./open-threads.ts";

const renewing = new Set<string>();

/** The links of files hold for a while. Several may have ended at once: what is shown is read one time. */
export function renewLinks(conversationId: string): void {
  const thread = openThread(conversationId);
  if (!thread || renewing.has(conversationId)) return;
  renewing.add(conversationId);
  void thread.readAgain().finally(() => renewing.delete(conversationId));
}
