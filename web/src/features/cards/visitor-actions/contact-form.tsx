import type { Card } from "@cardplaza/contract/cards/cards";
import { ConfirmMessage } from "./confirm-message.tsx";
import { MessageForm } from "./message-form.tsx";
import { SentMessage } from "./sent-message.tsx";
import { useContactForm } from "./use-contact-form.ts";

/** Writing to the owner: the message, then the code of a visitor who needs one, then what was sent. */
export function ContactForm({ card }: { card: Card }) {
  const form = useContactForm(card);
  return (
    <div className="card-form rounded-card border border-line bg-raised p-4 text-ink">
      {form.sent ? (
        <SentMessage card={card} sent={form.sent} onAnother={form.writeAnother} />
      ) : form.confirming.isOpen ? (
        <ConfirmMessage card={card} values={form.values} onChange={form.confirming.end} />
      ) : (
        <MessageForm card={card} form={form} />
      )}
    </div>
  );
}
