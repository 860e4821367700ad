import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { Visitor } from "@cardplaza/contract/chapters/chapter-meeting";
import { VISIT_TEXT, VISITOR_OUTCOME_LABEL } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { dateInIndia } from "@cardplaza/contract/time";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import { Phone } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { WhatsAppButton } from "../../../ui/whats-app-button.tsx";
import { VisitorDialog } from "./visitor-dialog.tsx";

/** The chapter's visitors, and whom to call next. */
export function VisitorsPanel({ chapter }: { chapter: Chapter }) {
  const params = { id: chapter._id };
  const list = usePages(["GET /api/chapters/:id/visitors", { params }], (cursor) =>
    api["GET /api/chapters/:id/visitors"]({ params, query: { cursor } }),
  );
  const [open, setOpen] = useState<Visitor | null>(null);
  const visitors = list.data?.pages.flatMap((page) => page.visitors);
  return (
    <Panel aria-label="Visitors" className="p-0 sm:p-0">
      <PanelHeader
        title="Visitors"
        description="Those to follow up come first."
        className="mb-0 p-4 sm:px-5"
      />
      {!visitors ? (
        list.isError ? (
          <ErrorState
            title="The visitors did not load"
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <SkeletonText lines={4} className="p-5" />
        )
      ) : visitors.length === 0 ? (
        <p className="px-4 pb-5 text-sm text-muted sm:px-5">
          No visitors yet. Share the chapter's page: people ask there to visit.
        </p>
      ) : (
        <ul aria-label="Visitors" className="divide-y divide-line border-t border-line">
          {visitors.map((visitor) => (
            <VisitorRow key={visitor._id} visitor={visitor} onOpen={() => setOpen(visitor)} />
          ))}
        </ul>
      )}
      <ShowMore list={list} className="p-4" />
      {open && <VisitorDialog visitor={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

const TONE = {
  expected: "brand",
  attended: "warning",
  applied: "brand",
  joined: "positive",
  declined: "neutral",
} as const;

function VisitorRow({ visitor, onOpen }: { visitor: Visitor; onOpen: () => void }) {
  const { name, mobile, categoryName, invitedBy, outcome, followUpOn, note, visits, startsAt, notTold } =
    visitor;
  const [today] = useState(() => dateInIndia(new Date()));
  const isDue = followUpOn !== null && followUpOn <= today;
  const facts = [
    dayInWords(startsAt),
    visits > 1 && `${visits} visits`,
    invitedBy && `Invited by ${invitedBy.name}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-[1_1_14rem] text-sm break-words">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Badge tone={TONE[outcome]}>{VISITOR_OUTCOME_LABEL[outcome]}</Badge>
          {followUpOn && (
            <Badge tone={isDue ? "danger" : "neutral"}>
              {isDue ? "Follow up now" : `Follow up ${dayInWords(followUpOn)}`}
            </Badge>
          )}
        </p>
        <p className="text-muted">{[categoryName, ...facts].filter(Boolean).join(" · ")}</p>
        {notTold && <p className="text-warning">{VISIT_TEXT.notTold}</p>}
        {note && <p className="mt-1 whitespace-pre-line">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {mobile && (
          <Button asChild size="sm" variant="secondary">
            <a href={`tel:${mobile.replaceAll(/[^\d+]/g, "")}`} aria-label={`Call ${name}`}>
              <Phone /> Call
            </a>
          </Button>
        )}
        <WhatsAppButton size="sm" phone={mobile} to={name} text={WHATSAPP_LINE.toVisitor(name)} />
        <Button size="sm" variant="secondary" aria-label={`Update ${name}`} onClick={onOpen}>
          Update
        </Button>
      </div>
    </li>
  );
}
