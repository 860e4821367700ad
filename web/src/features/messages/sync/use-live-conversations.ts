import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { CHANGES_POLL_MS } from "@cardplaza/contract/messages/message-limits";
import { CONVERSATION_EVENT, MESSAGE_EVENT } from "@cardplaza/contract/messages/message-words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";
import { api } from "../../../lib/api.ts";
import { useLiveEvent } from "../../../lib/live/use-live-event.ts";
import { usePollWithoutStream } from "../../../lib/live/use-poll-without-stream.ts";
import { useSession } from "../../../lib/session.ts";
import { browserValue } from "../../../lib/storage/stored-value.ts";
import { answerWith } from "./ask-for-changes.ts";
import { createChangesReader } from "./changes-reader.ts";
import { readDetailAgain, showChanged } from "./conversation-cache.ts";
import { openThread } from "./open-threads.ts";

/** Keeps lists and the open thread as they are on the server, with the stream and without. */
export function useLiveConversations() {
  const client = useQueryClient();
  const owner = useSession().user?._id ?? "";
  const reader = useMemo(() => {
    // Tabs read for themselves; what is stored only spares the next page the way from the beginning.
    const kept = browserValue<number>(`messages-read-up-to:${owner}`);
    return createChangesReader({
      since: kept.read() ?? 0,
      read: (since) => api["GET /api/conversations/changes"]({ query: { since } }),
      onChanges({ conversations, next }) {
        kept.save(next);
        for (const { _id, headSeq } of conversations) openThread(_id)?.hear({ seq: headSeq });
        showChanged(client, conversations);
      },
    });
  }, [client, owner]);
  const ask = () => void reader.ask();

  useEffect(() => {
    const forget = answerWith(() => void reader.ask());
    void reader.ask();
    return () => {
      forget();
      reader.stop();
    };
  }, [reader]);

  useLiveEvent(MESSAGE_EVENT, (event) => {
    openThread(event.conversationId)?.hear(event);
    reader.askSoon();
  });
  useLiveEvent(CONVERSATION_EVENT, ({ conversationId }) => {
    if (openThread(conversationId)) void readDetailAgain(client, conversationId);
    reader.askSoon();
  });
  useLiveEvent(STREAM_EVENT.open, ask);
  useLiveEvent(STREAM_EVENT.gap, ask);

  const lookAgain = useEffectEvent(() => {
    if (!document.hidden && navigator.onLine) ask();
  });
  useEffect(() => {
    const look = () => lookAgain();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, []);
  const everyMs = usePollWithoutStream(CHANGES_POLL_MS);
  useEffect(() => {
    if (everyMs === false) return;
    const polling = setInterval(() => lookAgain(), everyMs);
    return () => clearInterval(polling);
  }, [everyMs]);
}
