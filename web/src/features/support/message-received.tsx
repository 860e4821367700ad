import { CONTACT_TEXT } from "@cardplaza/contract/support/support-words";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";

/** Replaces the form, so that it is clear that the message was sent. */
export function MessageReceived({ ticketNo, onAnother }: { ticketNo: string; onAnother: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <CircleCheck aria-hidden="true" className="size-10 text-positive" />
      <p ref={heading} tabIndex={-1} role="status" className="text-lg font-semibold outline-none">
        {CONTACT_TEXT.received(ticketNo)}
      </p>
      <p className="max-w-prose text-sm text-muted">
        We have mailed you the number. Mention it when you write to us about the same matter.
      </p>
      <Button variant="secondary" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}
