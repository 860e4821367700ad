import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import { rupees } from "@cardplaza/contract/money";
import { dialled, readablePhone } from "@cardplaza/contract/phones";
import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { LOST_AUTO } from "@cardplaza/contract/enquiries/enquiry-words";
import { quantityText } from "@cardplaza/contract/enquiries/quantity-words";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import type { OutsideWay } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import type { ReactNode } from "react";
import { WhatsAppButton } from "../../../ui/whats-app-button.tsx";
import { wentOutside } from "../../outside-answers/went-outside.ts";

/** Everything besides the words: how much, for how much, until when, and how to reach each other. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { order, wonPaise } = enquiry;
  const { side, quantity, unit, budgetPaise, neededBy, city, createdAt, endsAt, acceptedAt, lostReason } =
    enquiry;
  const isAsk = enquiry.targetType === "card";
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      <Contact enquiry={enquiry} />
      {order && (
        <Fact label="Order">
          {order.title}, {order.tier}
          {order.addOns.map((addOn) => (
            <span key={addOn.name} className="block text-muted">
              + {addOn.name} ({rupees(addOn.pricePaise / 100)})
            </span>
          ))}
          <span className="block">
            {rupees(order.pricePaise / 100)} · {order.deliveryDays}{" "}
            {order.deliveryDays === 1 ? "day" : "days"}
          </span>
        </Fact>
      )}
      {quantity !== null && <Fact label="Quantity">{quantityText(quantity, unit)}</Fact>}
      {budgetPaise !== null && <Fact label="Budget">{rupees(budgetPaise / 100)}</Fact>}
      {neededBy && <Fact label="Needed by">{dayInWords(neededBy)}</Fact>}
      {city && <Fact label="City">{city}</Fact>}
      <Fact label={side === "owner" ? "Received" : "Sent"}>{momentInWords(createdAt, "reader")}</Fact>
      {side === "buyer" && !isAsk && enquiry.replyMedianMin !== null && (
        <Fact label="Reply">{usuallyReplies(enquiry.replyMedianMin)}</Fact>
      )}
      {isAsk && !acceptedAt && endsAt && <Fact label="Open until">{dayInWords(endsAt)}</Fact>}
      {wonPaise !== null && <Fact label="Value">{rupees(wonPaise / 100)}</Fact>}
      {lostReason && (
        <Fact label="Lost because">{lostReason === LOST_AUTO ? "No messages for 90 days" : lostReason}</Fact>
      )}
    </dl>
  );
}

/** The owner sees the buyer's contact. The buyer sees the answerer's after accepting the answer. */
function Contact({ enquiry }: { enquiry: Enquiry }) {
  const { _id, side, name, email, phone, answerer, target, targetType } = enquiry;
  const shown = side === "owner" ? { email, phone } : answerer;
  if (side === "owner" && targetType === "card" && email === null)
    return <Fact label="Contact">You'll see it once they accept your answer</Fact>;
  if (!shown) return null;
  // The side that answers has the clock.
  const went = (way: OutsideWay) => side === "owner" && wentOutside({ type: "enquiry", id: _id, name }, way);
  return (
    <>
      {shown.email && (
        <Fact label="E-mail">
          <a
            href={`mailto:${shown.email}`}
            onClick={() => went("mail")}
            className="break-all text-brand-strong underline"
          >
            {shown.email}
          </a>
        </Fact>
      )}
      {shown.phone && (
        <Fact label="Phone">
          <a
            href={`tel:${dialled(shown.phone)}`}
            onClick={() => went("call")}
            className="text-brand-strong underline"
          >
            {readablePhone(shown.phone)}
          </a>
          <WhatsAppButton
            size="sm"
            className="ml-3"
            onPress={() => went("whatsapp")}
            // A company may have switched it off for itself.
            phone={side === "owner" || targetType === "card" ? shown.phone : null}
            text={
              side === "owner"
                ? WHATSAPP_LINE.toBuyer(name, target.name)
                : WHATSAPP_LINE.toAnswerer(target.seller)
            }
          />
        </Fact>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
