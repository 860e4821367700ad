import type { Message } from "@cardplaza/contract/messages/message";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { momentInWords } from "@cardplaza/contract/date-words";
import { AlarmClock, Ban, Forward, Pin, TriangleAlert } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { LinkCard } from "../../connect/post/link-card.tsx";
import { MessageFiles } from "../files/message-files.tsx";
import { THREAD_WORDS, WARNING_WORDS } from "../messages-words.ts";
import { SharedThing } from "../share/shared-thing.tsx";
import { messageClock } from "../sync/message-time.ts";
import { renewLinks } from "../sync/renew-links.ts";
import { MadeLinks } from "../together/made-links.tsx";
import { MessageText } from "./message-text.tsx";
import { ReplyQuote } from "./reply-quote.tsx";
import { SubjectLine } from "./subject-line.tsx";

export const bubbleLook = (isOwn: boolean) =>
  cn(
    "max-w-full min-w-0 rounded-card px-3.5 py-2 text-sm",
    isOwn ? "bg-brand-soft" : "border border-line bg-raised",
  );

/** What somebody wrote, with all that belongs to it. */
export function Bubble({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { body, deletedAt, warning, replyTo, subject, files, share, link, isForwarded } = message;
  if (deletedAt)
    return (
      <div className={cn(bubbleLook(isOwn), "text-muted")}>
        <p className="flex items-center gap-1.5 italic">
          <Ban aria-hidden="true" className="size-4 shrink-0" /> {MESSAGE_TEXT.deleted}
        </p>
        <Meta message={message} />
      </div>
    );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      {warning && (
        <p className="flex items-start gap-2 rounded-field bg-warning-soft px-3 py-2 text-xs">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {WARNING_WORDS[warning]}
        </p>
      )}
      <div className={cn(bubbleLook(isOwn), isOwn && "justify-self-end")}>
        {isForwarded && (
          <p className="mb-0.5 flex items-center gap-1 text-xs text-muted">
            <Forward aria-hidden="true" className="size-3.5" /> {THREAD_WORDS.forwarded}
          </p>
        )}
        {subject && <SubjectLine subject={subject} className="mb-1.5" />}
        {replyTo && <ReplyQuote replyTo={replyTo} />}
        {files.length > 0 && (
          <div className="my-1">
            <MessageFiles
              files={files}
              from={message.senderName}
              onExpired={() => renewLinks(message.conversationId)}
            />
          </div>
        )}
        {share && (
          <div className="my-1">
            <SharedThing share={share} />
          </div>
        )}
        {link && (
          <div className="my-1.5 max-w-96">
            <LinkCard link={link} />
          </div>
        )}
        {/* The time stands beside a short text and below a long one. */}
        <div className="flex flex-wrap items-end justify-end gap-x-3">
          {body && <MessageText body={body} />}
          <Meta message={message} />
        </div>
      </div>
      <MadeLinks made={message.made} />
    </div>
  );
}

function Meta({ message: { at, editedAt, deletedAt, pinned, remindAt, isWaiting } }: { message: Message }) {
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-1.5 text-xs text-muted [&_svg]:size-3.5">
      {isWaiting && <span className="text-warning">{THREAD_WORDS.waiting}</span>}
      {pinned && <Pin role="img" aria-label={THREAD_WORDS.pinned} />}
      {remindAt && (
        <AlarmClock role="img" aria-label={THREAD_WORDS.remindAt(momentInWords(remindAt, "reader"))} />
      )}
      {editedAt && !deletedAt && <span>{THREAD_WORDS.edited}</span>}
      <time dateTime={at} className="tabular-nums">
        {messageClock(at)}
      </time>
    </p>
  );
}
