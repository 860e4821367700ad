import { momentInWords } from "@cardplaza/contract/date-words";
import type { TicketCase } from "@cardplaza/contract/support/support";
import {
  CONTACT_TOPIC_WORDS,
  isGrievance,
  type TicketAction,
} from "@cardplaza/contract/support/support-words";
import { useState } from "react";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FactRow } from "../../../ui/fact-row.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { INBOX_WORDS as words } from "./inbox-words.ts";
import { TicketDialog } from "./ticket-dialog.tsx";
import { TicketDue, TicketState } from "./ticket-state.tsx";
import { actionsFor, useTicket, useWorkOnTicket } from "./use-inbox.ts";

const LINK = "text-brand-strong underline underline-offset-2";
/** They need no words. */
const AT_ONCE: readonly TicketAction[] = ["acknowledge", "reopen"];

/** A ticket with its thread, and what can be done with it. */
export function TicketSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: ticket, isError, error, isFetching, refetch } = useTicket(id);
  const [asked, setAsked] = useState<TicketAction | null>(null);
  return (
    <>
      <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <SheetContent
          title={ticket?.subject || ticket?.ticketNo || words.title}
          className="sm:w-[min(36rem,calc(100vw-48px))]"
          footer={ticket && <Actions ticket={ticket} onAsk={setAsked} />}
        >
          {ticket ? (
            <TicketDetails ticket={ticket} />
          ) : isError ? (
            <ErrorState text={problemText(error)} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <LoadingArea label={words.title}>
              <Skeleton className="h-64" />
            </LoadingArea>
          )}
        </SheetContent>
      </Sheet>
      {asked && ticket && (
        <TicketDialog key={asked} ticket={ticket} action={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function Actions({ ticket, onAsk }: { ticket: TicketCase; onAsk: (action: TicketAction) => void }) {
  const work = useWorkOnTicket();
  const act = (action: TicketAction) =>
    work.mutate(
      { ticket, action },
      {
        onSuccess: () => toast({ title: words.actions[action].done }),
        onError: (error) =>
          toast({ title: words.notDone, description: problemText(error), variant: "destructive" }),
      },
    );
  return actionsFor(ticket).map((action) => (
    <Button
      key={action}
      size="sm"
      variant={action === "answer" ? "primary" : "secondary"}
      busy={work.isPending && work.variables.action === action}
      onClick={() => (AT_ONCE.includes(action) ? act(action) : onAsk(action))}
    >
      {words.actions[action].name}
    </Button>
  ));
}

function TicketDetails({ ticket }: { ticket: TicketCase }) {
  const { ticketNo, topic, name, email, phone, memberId, createdAt, message, document, steps } = ticket;
  return (
    <div className="@container grid grid-cols-1 gap-6 text-sm">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FactRow label={words.columns.ticket}>
          {ticketNo} · {CONTACT_TOPIC_WORDS[topic]}
        </FactRow>
        <FactRow label={words.columns.status}>
          <span className="flex">
            <TicketState ticket={ticket} />
          </span>
        </FactRow>
        <FactRow label={words.sender}>
          <span className="block wrap-anywhere">{name}</span>
          <span className="block wrap-anywhere text-muted">{[email, phone].filter(Boolean).join(", ")}</span>
          {memberId ? (
            <Link to={`/admin/users?member=${memberId}`} className={LINK}>
              {words.member}
            </Link>
          ) : (
            <span className="text-muted">{words.noMember}</span>
          )}
        </FactRow>
        <FactRow label={words.columns.due}>
          <TicketDue ticket={ticket} />
          <span className="mt-1 block text-xs text-muted">
            {words.clockOf[isGrievance(topic) ? "grievance" : "other"]}
          </span>
        </FactRow>
      </dl>
      <section>
        <h3 className="font-semibold">{words.message}</h3>
        <p className="mt-1 text-xs text-muted">{momentInWords(createdAt)}</p>
        <p className="mt-1 break-words whitespace-pre-line">{message}</p>
        {document && (
          <a
            href={document}
            target="_blank"
            rel="noopener noreferrer"
            className={`mt-2 inline-block ${LINK}`}
          >
            {words.document}
          </a>
        )}
      </section>
      <section>
        <h3 className="font-semibold">{words.thread}</h3>
        {steps.length === 0 ? (
          <p className="mt-2 text-muted">{words.nothingYet}</p>
        ) : (
          <ol className="mt-2 grid grid-cols-1 gap-3 border-l-2 border-line pl-3">
            {steps.map(({ at, byUs, status, note }) => (
              <li key={at}>
                <p className="text-xs text-muted">
                  {byUs ? words.byUs : words.bySender} · {words.statuses[status]} · {momentInWords(at)}
                </p>
                {note && <p className="mt-0.5 break-words whitespace-pre-line">{note}</p>}
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
