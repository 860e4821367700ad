import type { Message } from "@cardplaza/contract/messages/message";
import { memo } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Bubble } from "../message/bubble.tsx";
import { MessageMenu } from "../message/message-menu.tsx";
import { ReactionRow } from "../message/reaction-row.tsx";
import { SeenBy } from "./seen-by.tsx";
import { useThreadShared } from "../message/thread-context.ts";
import type { ThreadRow } from "./thread-rows.ts";

interface MessageRowProps {
  row: Extract<ThreadRow, { kind: "message" }>;
  message: Message;
  /** The last one that the reader wrote: it says who has seen it. */
  isNewestOwn: boolean;
  /** Somebody came here from elsewhere. */
  isPointedAt: boolean;
}

/** A message in the thread. In a group the first of several by one person names them. */
export const MessageRow = memo(function MessageRow({
  row,
  message,
  isNewestOwn,
  isPointedAt,
}: MessageRowProps) {
  const { conversation } = useThreadShared();
  const { isOwn, isFirst, isLast } = row;
  const showsWho = !isOwn && conversation.kind !== "direct";
  const sender = showsWho ? conversation.participants.find(({ _id }) => _id === message.senderId) : undefined;
  return (
    <li
      data-row={row.key}
      data-seq={message.seq}
      className={cn(
        "group/message flex gap-2 rounded-card px-1 transition-colors duration-500",
        isFirst ? "pt-2.5" : "pt-1",
        isOwn ? "justify-end" : "justify-start",
        isPointedAt && "bg-brand-soft/60",
      )}
    >
      {showsWho && (
        <span className="w-8 shrink-0 self-end">
          {isLast && <Avatar size="sm" name={message.senderName} src={sender?.profile_image} decorative />}
        </span>
      )}
      <div
        className={cn(
          "grid max-w-[min(36rem,88%)] min-w-0 grid-cols-1",
          isOwn ? "justify-items-end" : "justify-items-start",
        )}
      >
        <p
          dir="auto"
          className={
            showsWho && isFirst ? "mb-0.5 max-w-full truncate px-1 text-xs font-semibold" : "sr-only"
          }
        >
          {message.senderName}
        </p>
        <div className={cn("flex max-w-full min-w-0 items-end gap-0.5", isOwn && "flex-row-reverse")}>
          <Bubble message={message} isOwn={isOwn} />
          <MessageMenu message={message} />
        </div>
        <ReactionRow message={message} />
        {isNewestOwn && <SeenBy seq={message.seq} />}
      </div>
    </li>
  );
});
