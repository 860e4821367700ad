import { LEAD_TOAST, LEAD_WORDS } from "@cardplaza/contract/leads/lead-words";
import { ChartColumn, Columns3, Download, Inbox, Rows3, SlidersHorizontal, Webhook } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/fields/segmented.tsx";
import { ShowMore } from "../../ui/lists/show-more.tsx";
import { LoadingArea } from "../../ui/skeleton.tsx";
import { SectionHeading } from "../cards/own-cards/section-heading.tsx";
import { PushOffer } from "../push/push-offer.tsx";
import { LeadBoard } from "./lead-board.tsx";
import { LeadBulkBar } from "./lead-bulk-bar.tsx";
import { LeadCounters } from "./lead-counters.tsx";
import { LeadDrawer } from "./lead-drawer.tsx";
import { LeadSearch } from "./lead-search.tsx";
import { LeadTable } from "./lead-table.tsx";
import { LeadWeeks } from "./lead-weeks.tsx";
import { TeamLeadCounts } from "./team-lead-counts.tsx";
import { type LeadFiltersState, useLeadFilters } from "./use-lead-filters.ts";
import { useExportLeads, useReceivedLeads } from "./use-my-leads.ts";
import { WebhooksDialog } from "./webhooks/webhooks-dialog.tsx";

const VIEWS = [
  { value: "table", label: "Table", icon: <Rows3 aria-hidden="true" /> },
  { value: "board", label: "Board", icon: <Columns3 aria-hidden="true" /> },
  { value: "weeks", label: "Per week", icon: <ChartColumn aria-hidden="true" /> },
] as const;
type View = (typeof VIEWS)[number]["value"];

/** The view, the open lead and the webhooks are in the address, so a notification can lead there. */
export function ReceivedLeads() {
  const [openLead, setOpenLead] = useAddressParam("lead");
  const [requested, setRequested] = useAddressParam("view");
  const filters = useLeadFilters();
  const list = useReceivedLeads(filters.sent);
  const exporting = useExportLeads(filters.sent);
  const { leads, counts } = list;
  const [behind, setBehind] = useState<View>("table");
  const [opened, setOpened] = useState<boolean>();
  // A filter that is set is in view.
  const showsAll = opened ?? filters.isNarrowed;
  const tucked = !showsAll && "max-sm:hidden";
  // The webhooks open over the current view.
  const view =
    requested === "webhooks" ? behind : (VIEWS.find(({ value }) => value === requested)?.value ?? "table");
  if (view !== behind) setBehind(view);
  return (
    <>
      <SectionHeading
        title="My Leads"
        description={leads && counts && LEAD_WORDS.showing(leads.length, counts.total)}
        actions={
          <>
            <Button
              variant="secondary"
              size="sm"
              className="sm:hidden"
              aria-expanded={showsAll}
              onClick={() => setOpened(!showsAll)}
            >
              <SlidersHorizontal /> Filters and figures
            </Button>
            <Button asChild variant="secondary" className={cn(tucked)}>
              <Link to="/business-enquiries">
                <Inbox /> Enquiries
              </Link>
            </Button>
            <Button variant="secondary" className={cn(tucked)} onClick={() => setRequested("webhooks")}>
              <Webhook /> Webhooks
            </Button>
            <Button
              variant="secondary"
              className={cn(tucked)}
              busy={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              {!exporting.isPending && <Download />} Export CSV
            </Button>
          </>
        }
      />
      <PushOffer isDue={Boolean(leads?.length)} className="mb-5" />
      <LeadCounters counts={counts} />
      <Segmented
        label="View"
        options={VIEWS}
        value={view}
        onChange={(next) => setRequested(next === "table" ? null : next)}
        className={cn("mb-5", view === "table" && tucked)}
      />
      {view === "weeks" ? (
        <LeadWeeks />
      ) : (
        <>
          <LeadSearch filters={filters} showsAll={showsAll} />
          <LeadList
            list={list}
            filters={filters}
            isBoard={view === "board"}
            onOpen={(id) => setOpenLead(id)}
          />
        </>
      )}
      <TeamLeadCounts />
      {openLead && (
        <LeadDrawer
          key={openLead}
          id={openLead}
          onClose={() => setOpenLead(null)}
          onOpen={(id) => setOpenLead(id)}
        />
      )}
      {requested === "webhooks" && (
        <WebhooksDialog onClose={() => setRequested(view === "table" ? null : view)} />
      )}
    </>
  );
}

interface LeadListProps {
  list: ReturnType<typeof useReceivedLeads>;
  filters: LeadFiltersState;
  isBoard: boolean;
  onOpen: (id: string) => void;
}

function LeadList({ list, filters, isBoard, onOpen }: LeadListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { leads, isError, isFetching, refetch } = list;
  if (isError && !leads)
    return (
      <Panel>
        <ErrorState
          title={LEAD_TOAST.loadFailed.description}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  if (!leads)
    return (
      <LoadingArea label="Loading your leads">
        <LeadTable leads={[]} chosen={ticked} onChoose={() => {}} onOpen={() => {}} loading />
      </LoadingArea>
    );
  if (leads.length === 0)
    return (
      <Panel>
        <EmptyState
          drawing={filters.isActive ? "search" : "inbox"}
          title={LEAD_WORDS.none}
          text={filters.isActive ? LEAD_WORDS.noneFits : LEAD_WORDS.noneYet}
        />
      </Panel>
    );
  if (isBoard)
    return (
      <>
        <LeadBoard leads={leads} onOpen={onOpen} />
        <ShowMore list={list} className="mt-5" />
      </>
    );
  const shown = leads.map(({ _id }) => _id);
  // Leads that a search has hidden are not changed.
  const chosen = new Set(shown.filter((id) => ticked.has(id)));
  const choose = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <>
      <LeadTable leads={leads} chosen={chosen} onChoose={choose} onOpen={onOpen} />
      <ShowMore list={list} className="mt-5" />
      {chosen.size > 0 && <LeadBulkBar chosen={chosen} shown={shown} onChoose={setTicked} />}
    </>
  );
}
