import type { Message } from "@cardplaza/contract/messages/message";
import { type MessageReaction, writePath } from "@cardplaza/contract/messages/message-words";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { MESSAGES_WORDS, THREAD_WORDS } from "../messages-words.ts";
import type { Thread } from "../sync/thread-store.ts";
import type { MessageAct } from "../message/message-acts.ts";

const DIALOG_ACTS = ["forward", "remind", "deleteForMe", "deleteForAll", "report"] as const;
export type MessageDialog = (typeof DIALOG_ACTS)[number];
const opensDialog = (act: MessageAct): act is MessageDialog =>
  (DIALOG_ACTS as readonly MessageAct[]).includes(act);

interface Options {
  thread: Thread;
  onMarkUnread: (seq: number) => void;
  /** Pins stand above the thread. */
  onPinned: () => void;
}

/** What is chosen in a message's menu: done at once, or opened. */
export function useMessageActs({ thread, onMarkUnread, onPinned }: Options) {
  const navigate = useNavigate();
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const [edited, setEdited] = useState<Message | null>(null);
  const [dialog, setDialog] = useState<{ act: MessageDialog; message: Message } | null>(null);

  const take = async (call: Promise<{ message: Message }>) => {
    try {
      thread.take((await call).message);
    } catch (error) {
      toast({ title: MESSAGES_WORDS.notDone, description: problemText(error), variant: "destructive" });
    }
  };
  const pin = (id: string, isPinned: boolean) => {
    const params = { id };
    const call = isPinned
      ? api["PUT /api/messages/:id/pin"]({ params, body: {} })
      : api["DELETE /api/messages/:id/pin"]({ params });
    void take(call).then(onPinned);
  };
  const onAct = (act: MessageAct, message: Message) => {
    if (opensDialog(act)) return setDialog({ act, message });
    if (act === "reply") {
      setEdited(null);
      setReplyTo(message);
    } else if (act === "edit") {
      setReplyTo(null);
      setEdited(message);
    } else if (act === "copy") void copy(message.body);
    else if (act === "markUnread") onMarkUnread(message.seq);
    else if (act === "answerPrivately") {
      if (message.senderId) void navigate(writePath(message.senderId));
    } else pin(message._id, act === "pin");
  };
  const onReact = (message: Message, emoji: MessageReaction | null) => {
    const params = { id: message._id };
    void take(
      emoji
        ? api["PUT /api/messages/:id/reaction"]({ params, body: { emoji } })
        : api["DELETE /api/messages/:id/reaction"]({ params }),
    );
  };
  return {
    onAct,
    onReact,
    unpin: (id: string) => pin(id, false),
    replyTo,
    stopReply: () => setReplyTo(null),
    edited,
    stopEdit: () => setEdited(null),
    dialog,
    closeDialog: () => setDialog(null),
  };
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: THREAD_WORDS.copied });
  } catch {
    toast({ title: THREAD_WORDS.notCopied, variant: "destructive" });
  }
}
