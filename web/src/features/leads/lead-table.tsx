import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import { readablePhone } from "@cardplaza/contract/phones";
import type { OwnedLead } from "@cardplaza/contract/leads/received-leads";
import { BellRing } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { type Column, DataTable } from "../../ui/lists/data-table.tsx";
import { StatusBadge, StatusSelect } from "./lead-status.tsx";

interface Choices {
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
}

interface LeadTableProps extends Choices {
  leads: readonly OwnedLead[];
  loading?: boolean;
}

export function LeadTable({ leads, loading = false, ...choices }: LeadTableProps) {
  return (
    <DataTable
      caption="Leads, newest first"
      columns={leadColumns(choices)}
      rows={leads}
      rowKey={({ _id }) => _id}
      loadingRows={loading ? 5 : 0}
    />
  );
}

const leadColumns = ({ chosen, onChoose, onOpen }: Choices): Column<OwnedLead>[] => [
  {
    id: "choose",
    header: "Select",
    onCard: "corner",
    className: "@2xl:w-8",
    cell: ({ _id, name }) => (
      <Checkbox
        label={<span className="sr-only">Select {name}</span>}
        checked={chosen.has(_id)}
        onChange={() => onChoose(_id)}
      />
    ),
  },
  {
    id: "contact",
    header: "Contact",
    onCard: "title",
    cell: (lead) => <Contact lead={lead} onOpen={onOpen} />,
  },
  {
    id: "message",
    header: "Message",
    onCard: "text",
    className: "@2xl:w-[26%]",
    cell: (lead) => <Message lead={lead} />,
  },
  { id: "card", header: "Business Card", cell: ({ cardId }) => <CardOf {...cardId} /> },
  { id: "date", header: "Submitted", cell: ({ submittedDate }) => dayInWords(submittedDate) },
  {
    id: "status",
    header: "Status",
    cell: (lead) => (
      <div className="flex flex-wrap items-center justify-end gap-2 @3xl:flex-nowrap @2xl:justify-start">
        <StatusBadge status={lead.followUpStatus} />
        <StatusSelect lead={lead} compact className="w-28" />
      </div>
    ),
  },
];

function Contact({ lead, onOpen }: { lead: OwnedLead; onOpen: (id: string) => void }) {
  return (
    <div className="min-w-0 @2xl:w-40">
      <button
        type="button"
        onClick={() => onOpen(lead._id)}
        className="min-h-6 max-w-full text-left font-medium wrap-anywhere text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-current"
      >
        {lead.name}
      </button>
      {lead.email && (
        <p className="truncate text-xs font-normal text-muted" title={lead.email}>
          {lead.email}
        </p>
      )}
      {lead.phone && (
        <p className="text-xs font-normal tabular-nums text-muted">{readablePhone(lead.phone)}</p>
      )}
      {(lead.tags.length > 0 || lead.reminderAt) && (
        <p className="mt-1 flex flex-wrap gap-1">
          {lead.tags.map((tag) => (
            <Badge key={tag} className="truncate">
              {tag}
            </Badge>
          ))}
          {lead.reminderAt && (
            <Badge tone="brand">
              <BellRing aria-hidden="true" />
              <span className="sr-only">Reminder </span>
              {momentInWords(lead.reminderAt, "reader")}
            </Badge>
          )}
        </p>
      )}
    </div>
  );
}

function Message({ lead }: { lead: OwnedLead }) {
  if (lead.withdrawn) return <span className="text-muted italic">Taken back by the sender</span>;
  return <p className="line-clamp-2 wrap-anywhere @2xl:min-w-40">{lead.message}</p>;
}

function CardOf({ name, company }: OwnedLead["cardId"]) {
  return (
    <div className="wrap-anywhere @2xl:min-w-24">
      <p>{name}</p>
      {company && <p className="line-clamp-1 text-xs text-muted">{company}</p>}
    </div>
  );
}
