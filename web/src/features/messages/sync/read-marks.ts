/** Conversations that were marked unread while they are open: they stay so until they are opened again. */
const keptUnread = new Set<string>();

export const keepUnread = (conversationId: string) => void keptUnread.add(conversationId);
export const isKeptUnread = (conversationId: string) => keptUnread.has(conversationId);
export const openedAgain = (conversationId: string) => void keptUnread.delete(conversationId);
