import type { Enquiry, EnquiryMessage } from "@cardplaza/contract/enquiries/enquiries";
import { Paperclip } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { moment } from "../../../lib/day-words.ts";

interface Said extends Omit<EnquiryMessage, "_id"> {
  _id: string;
}

/** The enquiry itself is the first message. */
export function EnquiryThread({ enquiry }: { enquiry: Enquiry }) {
  const { _id, side, name, target, message, createdAt, thread } = enquiry;
  const all: Said[] = [{ _id, from: "buyer", body: message, file: null, at: createdAt }, ...thread];
  const nameOf = (from: Said["from"]) => (from === side ? "You" : from === "buyer" ? name : target.name);
  return (
    <ol aria-label="Conversation" className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      {all.map((said) => (
        <li
          key={said._id}
          className={cn("grid grid-cols-1", said.from === side ? "justify-items-end" : "justify-items-start")}
        >
          <div
            className={cn(
              "max-w-[min(34rem,90%)] rounded-card px-4 py-3 text-sm",
              said.from === side ? "bg-brand-soft" : "bg-sunken",
            )}
          >
            <p className="break-words whitespace-pre-line">
              {said.body || <span className="text-muted italic">This member has closed their account.</span>}
            </p>
            {said.file && (
              <a
                href={said.file.url}
                target="_blank"
                rel="noreferrer"
                className="mt-2 inline-flex max-w-full items-center gap-1.5 text-brand-strong underline underline-offset-2"
              >
                <Paperclip aria-hidden="true" className="size-4 shrink-0" />
                <span className="truncate">{said.file.name}</span>
              </a>
            )}
          </div>
          <p className="mt-1 px-1 text-xs text-muted">
            {nameOf(said.from)} · <time dateTime={said.at}>{moment(said.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
