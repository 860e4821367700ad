import type { Message } from "@cardplaza/contract/messages/message";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Spinner } from "../../../ui/spinner.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { shortText, THREAD_WORDS } from "../messages-words.ts";
import { dayLine } from "../sync/message-time.ts";
import type { Outgoing } from "../sync/outgoing.ts";
import type { Thread } from "../sync/thread-store.ts";
import type { ThreadWindow } from "../sync/thread-window.ts";
import { MessageRow } from "./message-row.tsx";
import { newBelow } from "./new-below.ts";
import { useOneTabStop } from "./one-tab-stop.ts";
import { OutgoingRow } from "./outgoing-row.tsx";
import { useThreadShared } from "../message/thread-context.ts";
import { type ThreadRow, threadRows } from "./thread-rows.ts";
import { ToNewest } from "./to-newest.tsx";
import { useKeptPlace } from "./use-kept-place.ts";

interface ThreadPlace {
  /** Counts how often the thread was opened at a place. */
  opened: number;
  /** The place to show; without it where the reader left off, or the end. */
  target: number | null;
}
interface MessageListProps extends ThreadPlace {
  thread: Thread;
  window: ThreadWindow;
  pointedAt: number | null;
  leftOffAt: number | null;
  outgoing: readonly Outgoing[];
  onAgain: (outgoing: Outgoing) => void;
  onDrop: (outgoing: Outgoing) => void;
  /** Up to here it was on a screen that somebody looks at. */
  onSeen: (seq: number) => void;
}

/** From here the next page is read, so that it is there before somebody comes to it. */
const NEAR_PX = 900;

/** The messages of a thread, which scroll by themselves. */
export function MessageList(props: MessageListProps) {
  const { thread, window, opened, target, pointedAt, leftOffAt, outgoing, onAgain, onDrop, onSeen } = props;
  const { conversation, me } = useThreadShared();
  const { readSeq, unread } = conversation;
  const { place, scroller, content } = useKeptPlace(!window.hasLater);
  const now = useNow();
  const rows = threadRows(window.messages, { me, leftOffAt });
  const newestOwn = window.messages.findLast(({ senderId, deletedAt }) => senderId === me && !deletedAt);
  const shown = useRef(0);
  const readUpTo = useRef(readSeq);
  const [newCount, setNewCount] = useState<number | null>(null);
  useOneTabStop(content);

  const show = useEffectEvent((at: ThreadPlace) => {
    const isAtTarget = at.target !== null && place.toRow(`[data-seq="${at.target}"]`);
    if (!isAtTarget && at.opened !== shown.current) {
      // Only at first: who goes to the newest message later has chosen the end.
      const isAtNew = shown.current === 0 && place.toRow('[data-row="new"]');
      if (!isAtNew) place.toEnd();
    }
    shown.current = at.opened;
  });
  useLayoutEffect(() => show({ opened, target }), [opened, target]);

  /** Its own messages are shown wherever the member was. */
  const newestSent = outgoing.at(-1)?.clientId;
  const follow = useEffectEvent(() => (window.hasLater ? void thread.open() : place.toEnd()));
  useLayoutEffect(() => {
    if (newestSent !== undefined) follow();
  }, [newestSent]);

  const look = useEffectEvent(({ messages, hasEarlier, hasLater, headSeq }: ThreadWindow) => {
    place.note();
    const { above, below } = place.rest();
    const seen = place.lastInView();
    readUpTo.current = Math.max(readUpTo.current, seen ?? 0);
    setNewCount(newBelow({ messages, hasLater, px: below }, { readUpTo: readUpTo.current, unread, me }));
    if (above < NEAR_PX && hasEarlier) void thread.earlier();
    if (below < NEAR_PX && hasLater) void thread.later();
    if (document.hidden) return;
    // At the end there is nothing after it but reactions and edits, which are seen with it.
    const isAll = seen !== null && !hasLater && seen === messages.at(-1)?.seq;
    if (seen !== null) onSeen(isAll ? headSeq : seen);
  });
  useEffect(() => look(window), [window]);
  useEffect(() => {
    const onVisible = () => look(window);
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [window]);

  const toNewest = () => {
    // The button is gone then.
    place.focus();
    if (window.hasLater) void thread.open();
    else place.toEnd();
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        tabIndex={-1}
        onScroll={() => look(window)}
        className="outline-none relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 [overflow-anchor:none] sm:px-4"
      >
        {window.hasEarlier ? (
          <Spinner className="mx-auto my-4 size-5 text-muted" />
        ) : (
          <p className="px-4 pt-6 pb-2 text-center text-xs wrap-anywhere text-muted">
            {THREAD_WORDS.empty(conversation.title)}
          </p>
        )}
        <ol ref={content} aria-label={THREAD_WORDS.messages} className="grid grid-cols-1 pb-3">
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              now={now}
              newestOwn={newestOwn}
              isPointedAt={row.kind === "message" && row.message.seq === pointedAt}
            />
          ))}
          {!window.hasLater &&
            outgoing.map((each) => (
              <OutgoingRow
                key={each.clientId}
                outgoing={each}
                onAgain={() => onAgain(each)}
                onDrop={() => onDrop(each)}
              />
            ))}
        </ol>
      </div>
      {newCount !== null && <ToNewest count={newCount} onPress={toNewest} />}
    </div>
  );
}

interface RowProps {
  row: ThreadRow;
  now: Date;
  newestOwn: Message | undefined;
  isPointedAt: boolean;
}

function Row({ row, now, newestOwn, isPointedAt }: RowProps) {
  if (row.kind === "message")
    return (
      <MessageRow
        row={row}
        message={row.message}
        isNewestOwn={row.message === newestOwn}
        isPointedAt={isPointedAt}
      />
    );
  if (row.kind === "new")
    return (
      <li
        data-row={row.key}
        className="my-3 flex items-center gap-3 text-xs font-semibold text-danger before:h-px before:flex-1 before:bg-current/30 after:h-px after:flex-1 after:bg-current/30"
      >
        {THREAD_WORDS.newLine}
      </li>
    );
  return (
    <li
      data-row={row.key}
      {...(row.kind === "note" && { "data-seq": row.message.seq })}
      className="px-6 py-2 text-center text-xs wrap-anywhere text-muted"
    >
      {row.kind === "day" ? (
        <span className="font-semibold">{dayLine(row.at, now)}</span>
      ) : (
        shortText(row.message)
      )}
    </li>
  );
}
