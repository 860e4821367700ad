import type { Enquiry, EnquiryMessage } from "@cardplaza/contract/enquiries/enquiries";
import { Paperclip } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { moment } from "../../../lib/day-words.ts";

interface ThreadMessage extends Omit<EnquiryMessage, "_id"> {
  _id: string;
}

/** The enquiry itself is the first message. */
export function EnquiryThread({ enquiry }: { enquiry: Enquiry }) {
  const { _id, side, name, target, message, createdAt, thread } = enquiry;
  const all: ThreadMessage[] = [
    { _id, from: "buyer", author: null, body: message, file: null, at: createdAt },
    ...thread,
  ];
  const nameOf = (from: ThreadMessage["from"]) =>
    from === side ? "You" : from === "buyer" ? name : target.name;
  return (
    <ol aria-label="Conversation" className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      {all.map((each) => (
        <li
          key={each._id}
          className={cn("grid grid-cols-1", each.from === side ? "justify-items-end" : "justify-items-start")}
        >
          <div
            className={cn(
              "max-w-[min(34rem,90%)] rounded-card px-4 py-3 text-sm",
              each.from === side ? "bg-brand-soft" : "bg-sunken",
            )}
          >
            <p className="break-words whitespace-pre-line">
              {each.body || <span className="text-muted italic">This member has closed their account.</span>}
            </p>
            {each.file && (
              <a
                href={each.file.url}
                target="_blank"
                rel="noreferrer"
                className="mt-2 inline-flex max-w-full items-center gap-1.5 text-brand-strong underline underline-offset-2"
              >
                <Paperclip aria-hidden="true" className="size-4 shrink-0" />
                <span className="truncate">{each.file.name}</span>
              </a>
            )}
          </div>
          <p className="mt-1 px-1 text-xs text-muted">
            {nameOf(each.from)} · <time dateTime={each.at}>{moment(each.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
