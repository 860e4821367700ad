import { momentInWords } from "@cardplaza/contract/date-words";
import type { Enquiry, EnquiryMessage, EnquiryQuote } from "@cardplaza/contract/enquiries/enquiry";
import type { OutsideAnswer } from "@cardplaza/contract/outside-answers/outside-answers";
import { Paperclip } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { isOpenQuestion, OutsideLine } from "../../outside-answers/outside-answers.tsx";
import { QuoteCard } from "../quotes/quote-card.tsx";

type Entry = Pick<EnquiryMessage, "_id" | "from" | "author" | "at"> & {
  message?: Pick<EnquiryMessage, "body" | "file">;
  quote?: EnquiryQuote;
  outside?: OutsideAnswer;
};

/** Messages and quotes in the order of time. The enquiry itself is the first message. */
export function EnquiryThread({ enquiry }: { enquiry: Enquiry }) {
  const { side, name, target } = enquiry;
  const nameOf = ({ from, author }: Entry) =>
    author ?? (from === side ? "You" : from === "buyer" ? name : target.seller);
  return (
    <ol aria-label="Conversation" className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      {entriesOf(enquiry).map((entry) => (
        <li
          key={entry._id}
          className={cn(
            "grid grid-cols-1",
            entry.outside
              ? "justify-items-center"
              : entry.from === side
                ? "justify-items-end"
                : "justify-items-start",
          )}
        >
          {entry.quote && <QuoteCard enquiry={enquiry} quote={entry.quote} />}
          {entry.message && <MessageBubble message={entry.message} isOwn={entry.from === side} />}
          {entry.outside && <OutsideLine answer={entry.outside} />}
          {!entry.outside && (
            <p
              className={cn(
                "mt-1 max-w-full px-1 text-xs break-words text-muted",
                entry.from === side && "text-right",
              )}
            >
              {nameOf(entry)} · <time dateTime={entry.at}>{momentInWords(entry.at, "reader")}</time>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function entriesOf({ _id, message, createdAt, thread, quotes, outsideAnswers }: Enquiry): Entry[] {
  const first: Entry = {
    _id,
    from: "buyer",
    author: null,
    at: createdAt,
    message: { body: message, file: null },
  };
  const later: Entry[] = [
    ...thread.map((each) => ({ ...each, message: each })),
    ...quotes.map((quote) => ({ ...quote, from: "owner" as const, quote })),
    ...outsideAnswers
      .filter((answer) => !isOpenQuestion(answer))
      .map((outside) => ({
        _id: outside._id,
        from: "owner" as const,
        author: null,
        at: outside.claimedAt,
        outside,
      })),
  ];
  return [first, ...later.toSorted((one, other) => one.at.localeCompare(other.at))];
}

function MessageBubble({ message, isOwn }: { message: NonNullable<Entry["message"]>; isOwn: boolean }) {
  return (
    <div
      className={cn(
        "max-w-[min(34rem,90%)] rounded-card px-4 py-3 text-sm",
        isOwn ? "bg-brand-soft" : "bg-sunken",
      )}
    >
      <p className="break-words whitespace-pre-line">
        {message.body || <span className="text-muted italic">This member has closed their account.</span>}
      </p>
      {message.file && (
        <a
          href={message.file.url}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-flex max-w-full items-center gap-1.5 pointer-coarse:min-h-11 text-brand-strong underline underline-offset-2"
        >
          <Paperclip aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{message.file.name}</span>
        </a>
      )}
    </div>
  );
}
