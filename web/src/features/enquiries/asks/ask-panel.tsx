import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { dayInWords } from "@cardplaza/contract/date-words";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { rupees } from "@cardplaza/contract/money";
import { dialled, readablePhone } from "@cardplaza/contract/phones";
import type { Ask, AskAnswer } from "@cardplaza/contract/enquiries/enquiry-asks";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WhatsAppButton } from "../../../ui/whats-app-button.tsx";
import { AcceptButton } from "../thread/buyer-tools.tsx";

export function AskPanel({ ask }: { ask: Ask & { answers: AskAnswer[] } }) {
  const answered = ask.answers.filter(({ answer }) => answer !== null);
  const silent = ask.answers.filter(({ answer }) => answer === null);
  const facts = [
    categoryName(ask.category) || ask.category,
    ask.city,
    ask.budgetPaise === null ? "" : rupees(ask.budgetPaise / 100),
    ask.deadline ? `by ${dayInWords(ask.deadline)}` : "",
  ];
  return (
    <Panel className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <h2 className="text-base break-words whitespace-pre-line">{ask.need}</h2>
          <p className="mt-1 text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
        </div>
        <Badge tone={ask.ended ? "neutral" : "brand"}>
          {ask.ended ? "Ended" : `Until ${dayInWords(ask.endsAt)}`}
        </Badge>
      </header>
      {answered.length > 0 && (
        <ul aria-label="Answers" className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {answered.map((answer) => (
            <Answer key={answer._id} answer={answer} />
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{waitingWords(answered.length, silent)}</p>
    </Panel>
  );
}

function waitingWords(answered: number, silent: AskAnswer[]): string {
  if (silent.length === 0) return "Everyone has answered.";
  const names = silent.slice(0, 3).map(({ card }) => card.name);
  const more = silent.length - names.length;
  const people = more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
  return answered === 0 ? `Sent to ${people}. No answer yet.` : `No answer yet from ${people}.`;
}

function Answer({
  answer: { _id, card, answer, unread, acceptedAt, contact, status },
}: {
  answer: AskAnswer;
}) {
  return (
    <li className="grid grid-cols-1 content-start gap-3 rounded-card border border-line p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <Link to={CARD_PATHS.card(card.slug)} className="text-sm font-semibold break-words hover:underline">
            {card.name}
          </Link>
          <p className="truncate text-xs text-muted">
            {[card.role, card.company].filter(Boolean).join(", ")}
          </p>
        </div>
        {acceptedAt ? <Badge tone="positive">Accepted</Badge> : unread && <Badge tone="brand">New</Badge>}
      </div>
      <p className="line-clamp-6 text-sm break-words whitespace-pre-line">{answer?.body}</p>
      {contact && (
        <p className="grid grid-cols-1 gap-0.5 text-sm">
          {contact.email && (
            <a href={`mailto:${contact.email}`} className="w-fit break-all text-brand-strong underline">
              {contact.email}
            </a>
          )}
          {contact.phone && (
            <a href={`tel:${dialled(contact.phone)}`} className="w-fit text-brand-strong underline">
              {readablePhone(contact.phone)}
            </a>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <WhatsAppButton
          size="sm"
          phone={contact?.phone}
          to={card.name}
          text={WHATSAPP_LINE.toAnswerer(card.name)}
        />
        {!acceptedAt && status !== "closed" && <AcceptButton id={_id} name={card.name} />}
        <Button asChild size="sm" variant="secondary">
          <Link
            to={`?tab=asks&enquiry=${_id}`}
            preventScrollReset
            aria-label={`Conversation with ${card.name}`}
          >
            Open
          </Link>
        </Button>
      </div>
    </li>
  );
}
