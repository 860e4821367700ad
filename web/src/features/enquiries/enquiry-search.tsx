import {
  ENQUIRY_STATUS_LABEL,
  ENQUIRY_STATUSES,
  SENT_STATUS_LABEL,
} from "@cardplaza/contract/enquiries/enquiry-words";
import type { TeamMember } from "@cardplaza/contract/enquiries/enquiry";
import { QUERY_MAX } from "@cardplaza/contract/search/search-words";
import { Search } from "lucide-react";
import { useSession } from "../../lib/session.ts";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { Box, SentFilters } from "./use-enquiries.ts";
import type { EnquiryFiltersState } from "./use-enquiry-filters.ts";

const ALL = [
  { value: "all", label: "All statuses" },
  { value: "open", label: "Open" },
];
const OPTIONS: Record<Box, { value: string; label: string }[]> = {
  received: [...ALL, ...ENQUIRY_STATUSES.map((value) => ({ value, label: ENQUIRY_STATUS_LABEL[value] }))],
  sent: [
    ...ALL,
    ...ENQUIRY_STATUSES.filter((value) => value !== "spam").map((value) => ({
      value,
      label: SENT_STATUS_LABEL[value],
    })),
  ],
};

interface EnquirySearchProps {
  box: Box;
  filters: EnquiryFiltersState;
  /** The members to whom enquiries can be assigned. */
  team: readonly TeamMember[];
}

export function EnquirySearch({ box, filters, team }: EnquirySearchProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] gap-2">
      <TextField
        type="search"
        aria-label="Search the enquiries"
        placeholder="Search"
        leading={<Search />}
        maxLength={QUERY_MAX}
        value={filters.text}
        onChange={(event) => filters.setText(event.target.value)}
      />
      <Select
        aria-label="Filter by status"
        options={OPTIONS[box]}
        value={filters.status}
        onChange={(event) => filters.setStatus(event.target.value as SentFilters["status"])}
      />
      {team.length > 1 && (
        <div className="col-span-2">
          <AssigneeFilter filters={filters} team={team} />
        </div>
      )}
    </div>
  );
}

function AssigneeFilter({ filters, team }: Pick<EnquirySearchProps, "filters" | "team">) {
  const { user } = useSession();
  const others = team.filter(({ _id }) => _id !== user?._id);
  return (
    <Select
      aria-label="Filter by assignee"
      options={[
        { value: "", label: "Assigned to anyone" },
        { value: "me", label: "Assigned to me" },
        { value: "nobody", label: "Not assigned" },
        ...others.map(({ _id: value, name }) => ({ value, label: `Assigned to ${name}` })),
      ]}
      value={filters.assignee}
      onChange={(event) => filters.setAssignee(event.target.value)}
    />
  );
}
