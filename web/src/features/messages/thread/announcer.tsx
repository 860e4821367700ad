import type { Message } from "@cardplaza/contract/messages/message";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { shortText, THREAD_WORDS } from "../messages-words.ts";
import type { ThreadWindow } from "../sync/thread-window.ts";

interface AnnouncerProps {
  window: ThreadWindow;
  me: string;
  onNew: (message: Message) => void;
}

/** Reads out what comes in while the thread is open, each message once; what was there before is not read. */
export function Announcer({ window, me, onNew }: AnnouncerProps) {
  const known = useRef(window.headSeq);
  const [text, setText] = useState("");
  const hear = useEffectEvent(({ messages, hasLater, headSeq }: ThreadWindow) => {
    if (hasLater) return;
    const news = messages.filter(({ seq, senderId }) => seq > known.current && senderId !== me);
    known.current = Math.max(known.current, headSeq, messages.at(-1)?.seq ?? 0);
    for (const message of news) onNew(message);
    if (news.length > 0) setText(news.map(inWords).join(". "));
  });
  useEffect(() => hear(window), [window]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const inWords = (message: Message) =>
  message.kind === "note"
    ? shortText(message)
    : THREAD_WORDS.announced(message.senderName, shortText(message));
