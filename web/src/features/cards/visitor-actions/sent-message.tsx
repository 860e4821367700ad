import type { Card } from "@cardplaza/contract/cards/cards";
import { MESSAGE_TEXT } from "@cardplaza/contract/cards/message-words";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { MessageSummary } from "./message-summary.tsx";
import type { ContactValues } from "./use-contact-form.ts";

interface SentMessageProps {
  card: Card;
  sent: ContactValues;
  onAnother: () => void;
}

/** In the place of the form, so that nobody sends it twice or doubts that it went. */
export function SentMessage({ card, sent, onAnother }: SentMessageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div role="status" className="grid grid-cols-1 gap-4">
      <h2
        ref={title}
        tabIndex={-1}
        className="flex items-start gap-2 text-base font-semibold break-words outline-none"
      >
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
        {MESSAGE_TEXT.sentTo(card.name)}
      </h2>
      <MessageSummary values={sent} />
      <p className="text-sm break-words">{MESSAGE_TEXT.answerComesTo(sent.email)}</p>
      <Button variant="secondary" onClick={onAnother}>
        {MESSAGE_TEXT.writeAnother}
      </Button>
    </div>
  );
}
