import { momentInWords } from "@cardplaza/contract/date-words";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { dialled, readablePhone } from "@cardplaza/contract/phones";
import { LEAD_SOURCE_LABEL } from "@cardplaza/contract/leads/lead-words";
import type { LeadDetail } from "@cardplaza/contract/leads/received-leads";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import { Contact, IdCard, Mail, Phone, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Sheet, SheetContent } from "../../ui/overlays/sheet.tsx";
import { LoadingArea, SkeletonText } from "../../ui/skeleton.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { WhatsAppButton } from "../../ui/whats-app-button.tsx";
import { GiveAsReferral, GivenReferrals } from "../enquiries/give-as-referral.tsx";
import { OutsideAnswers } from "../outside-answers/outside-answers.tsx";
import { wentOutside } from "../outside-answers/went-outside.ts";
import { LeadDuplicates } from "./lead-duplicates.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { LeadReminder } from "./lead-reminder.tsx";
import { StatusSelect } from "./lead-status.tsx";
import { LeadTags } from "./lead-tags.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import { MergeUndo } from "./merge-undo.tsx";
import { useDeleteLead, useLead, useSaveContact } from "./use-lead.ts";

interface LeadDrawerProps {
  id: string;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Everything about one lead, beside the list. */
export function LeadDrawer({ id, onClose, onOpen }: LeadDrawerProps) {
  const { data, error, isFetching, refetch } = useLead(id);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={data?.lead.name ?? "Lead"} className="w-[min(34rem,calc(100vw-24px))]">
        {data ? (
          <LeadFacts detail={data} onClose={onClose} onOpen={onOpen} />
        ) : isGone ? (
          <EmptyState drawing="inbox" title="This lead is no longer there" />
        ) : error ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label="Loading the lead">
            <SkeletonText lines={8} />
          </LoadingArea>
        )}
      </SheetContent>
    </Sheet>
  );
}

function LeadFacts({ detail, onClose, onOpen }: { detail: LeadDetail } & Omit<LeadDrawerProps, "id">) {
  const { lead, notes, timeline, duplicates } = detail;
  const target = outsideTarget(lead);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        {lead.email && (
          <a
            href={`mailto:${lead.email}`}
            onClick={() => wentOutside(target, "mail")}
            className="w-fit text-sm break-all text-brand-strong underline"
          >
            {lead.email}
          </a>
        )}
        {lead.phone && (
          <a
            href={`tel:${dialled(lead.phone)}`}
            onClick={() => wentOutside(target, "call")}
            className="w-fit text-sm text-brand-strong tabular-nums underline"
          >
            {readablePhone(lead.phone)}
          </a>
        )}
        <p className="rounded-card bg-sunken p-4 text-sm break-words whitespace-pre-line">
          {lead.withdrawn ? (
            <span className="text-muted italic">The sender has taken this message and the address back.</span>
          ) : (
            lead.message
          )}
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
          <Fact label="Source">
            {detail.madeOf ? (
              <Link to={detail.madeOf} className="touch-area text-brand-strong underline underline-offset-4">
                Your messages
              </Link>
            ) : (
              LEAD_SOURCE_LABEL[lead.source]
            )}
          </Fact>
          <Fact label="Business Card">
            {[lead.cardId.name, lead.cardId.company].filter(Boolean).join(", ")}
          </Fact>
          <Fact label="Submitted">{momentInWords(lead.submittedDate, "reader")}</Fact>
        </dl>
        <LeadActions detail={detail} onDeleted={onClose} />
        <OutsideAnswers type="lead" id={lead._id} />
        <GivenReferrals madeOf="lead" id={lead._id} />
      </div>
      <Part title="Status">
        <StatusSelect lead={lead} />
      </Part>
      {detail.mergeUndo && <MergeUndo undo={detail.mergeUndo} />}
      {duplicates.length > 0 && (
        <Part title="Probably the same person">
          <LeadDuplicates lead={lead} duplicates={duplicates} onOpen={onOpen} />
        </Part>
      )}
      <Part title="Reminder">
        <LeadReminder key={lead.reminderAt} lead={lead} />
      </Part>
      <Part title="Tags">
        <LeadTags lead={lead} />
      </Part>
      <Part title="Notes">
        <LeadNotes leadId={lead._id} notes={notes} />
      </Part>
      <Part title="Timeline">
        <LeadTimeline steps={timeline} />
      </Part>
    </div>
  );
}

const outsideTarget = ({ _id, name }: LeadDetail["lead"]) => ({ type: "lead" as const, id: _id, name });

function LeadActions({
  detail: { lead, sentCard },
  onDeleted,
}: {
  detail: LeadDetail;
  onDeleted: () => void;
}) {
  const contact = useSaveContact(lead._id, lead.name);
  const deleting = useDeleteLead();
  const [asking, setAsking] = useState(false);
  const target = outsideTarget(lead);
  return (
    <div className="flex flex-wrap gap-2">
      {lead.email && (
        <Button asChild size="sm" variant="secondary">
          <a href={`mailto:${lead.email}`} onClick={() => wentOutside(target, "mail")}>
            <Mail /> Reply
          </a>
        </Button>
      )}
      {lead.phone && (
        <Button asChild size="sm" variant="secondary">
          <a href={`tel:${dialled(lead.phone)}`} onClick={() => wentOutside(target, "call")}>
            <Phone /> Call
          </a>
        </Button>
      )}
      <WhatsAppButton
        size="sm"
        phone={lead.phone}
        text={WHATSAPP_LINE.toLead(lead.name)}
        onPress={() => wentOutside(target, "whatsapp")}
      />
      {sentCard && (
        <Button asChild size="sm" variant="secondary">
          <Link to={CARD_PATHS.card(sentCard.slug)}>
            <IdCard /> Open card
          </Link>
        </Button>
      )}
      <Button size="sm" variant="secondary" busy={contact.isPending} onClick={() => contact.mutate()}>
        {!contact.isPending && <Contact />} Save contact
      </Button>
      {!lead.withdrawn && <GiveAsReferral madeOf="lead" id={lead._id} />}
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 /> Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete the lead of ${lead.name}?`}
        description="It goes with its notes and its timeline. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={async () => {
          try {
            await deleting.mutateAsync(lead._id);
          } catch (error) {
            throw new Error(problemText(error), { cause: error });
          }
          onDeleted();
        }}
      />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
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
