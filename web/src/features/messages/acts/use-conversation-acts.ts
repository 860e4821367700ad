import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CONVERSATION_WORDS, MESSAGES_WORDS } from "../messages-words.ts";
import { askForChanges } from "../sync/ask-for-changes.ts";
import { changeConversation } from "../sync/conversation-cache.ts";
import { keepUnread, openedAgain } from "../sync/read-marks.ts";

/** What a member does with a conversation for themselves. It shows at once, and goes back if the server refuses. */
export function useConversationActs(conversation: Conversation) {
  const client = useQueryClient();
  const { user } = useSession();
  const { _id: id, last, headSeq } = conversation;
  const params = { id };

  async function act(parts: Partial<Conversation>, call: Promise<unknown>): Promise<boolean> {
    changeConversation(client, id, parts);
    try {
      await call;
      askForChanges();
      return true;
    } catch (error) {
      changeConversation(client, id, conversation);
      toast({ title: MESSAGES_WORDS.notDone, description: problemText(error), variant: "destructive" });
      return false;
    }
  }
  const archive = async (archived: boolean) => {
    const isDone = await act(
      { archived },
      api["PUT /api/conversations/:id/archive"]({ params, body: { archived } }),
    );
    if (isDone && archived)
      toast({
        title: CONVERSATION_WORDS.archived,
        action: { label: CONVERSATION_WORDS.undo, onPress: () => void archive(false) },
      });
  };
  const read = async (seq: number, unread: number) => {
    const call = api["PUT /api/conversations/:id/read"]({ params, body: { seq } });
    if (await act({ readSeq: seq, unread }, call)) changeConversation(client, id, await call);
  };
  /** What the reader wrote is never unread: it goes back to the newest of somebody else. */
  const newestOfOthers = async () => {
    if (last && !last.isNote && last.senderId !== user?._id) return last.seq;
    const { messages } = await api["GET /api/conversations/:id/messages"]({ params, query: {} });
    return messages.findLast(({ senderId, kind }) => senderId !== user?._id && kind === "text")?.seq;
  };
  return {
    markRead: () => {
      openedAgain(id);
      return read(headSeq, 0);
    },
    markUnread: async (fromSeq?: number) => {
      keepUnread(id);
      const seq = fromSeq ?? (await newestOfOthers().catch(() => undefined));
      if (seq === undefined) return openedAgain(id);
      await read(Math.max(0, seq - 1), Math.max(1, conversation.unread));
    },
    /** Null ends it. */
    mute: (until: string | null) =>
      act({ mutedUntil: until }, api["PUT /api/conversations/:id/mute"]({ params, body: { until } })),
    archive,
    /** They are saved already. */
    showLabels: (labels: string[]) => changeConversation(client, id, { labels }),
    clear: () =>
      act({ last: null, listPlace: null, unread: 0 }, api["POST /api/conversations/:id/clear"]({ params })),
  };
}
