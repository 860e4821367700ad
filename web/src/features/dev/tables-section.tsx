import { MoreHorizontal } from "lucide-react";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/lists/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/lists/pagination.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { leads, type SampleLead } from "./sample-data.ts";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

const columns: Column<SampleLead>[] = [
  {
    id: "name",
    header: "Name",
    onCard: "title",
    cell: (lead) => (
      <span className="flex items-center gap-3">
        <Avatar name={lead.name} size="sm" decorative />
        <span className="min-w-0 font-medium">{lead.name}</span>
      </span>
    ),
  },
  { id: "company", header: "Company", cell: (lead) => lead.company },
  { id: "city", header: "City", cell: (lead) => lead.city },
  {
    id: "status",
    header: "Status",
    cell: (lead) => <Badge tone={lead.tone}>{lead.status}</Badge>,
  },
  { id: "value", header: "Value", align: "end", cell: (lead) => lead.value },
  {
    id: "actions",
    header: "Actions",
    align: "end",
    onCard: "corner",
    cell: (lead) => (
      <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${lead.name}`}>
        <MoreHorizontal />
      </Button>
    ),
  },
];

export function TablesSection() {
  return (
    <ShowcaseSection
      id="tables"
      title="Tabs and tables"
      intro="Tabs scroll sideways when they do not fit. A table becomes a stack of cards where it is narrow."
    >
      <Specimen name="Tabs; the table is one of its panels" className="block">
        <Tabs defaultValue="all">
          <TabList aria-label="Leads">
            <Tab value="all">All leads</Tab>
            <Tab value="loading">Loading</Tab>
            <Tab value="empty">Empty</Tab>
            <Tab value="follow-up">Follow-ups this week</Tab>
            <Tab value="archive" disabled>
              Archive
            </Tab>
          </TabList>
          <TabPanel value="all">
            <DataTable caption="Leads" columns={columns} rows={leads} rowKey={(lead) => lead.id} />
            <PagesSpecimen />
          </TabPanel>
          <TabPanel value="loading">
            <DataTable
              caption="Leads"
              columns={columns}
              rows={[]}
              rowKey={(lead) => lead.id}
              loadingRows={4}
            />
          </TabPanel>
          <TabPanel value="empty">
            <DataTable
              caption="Leads"
              columns={columns}
              rows={[]}
              rowKey={(lead) => lead.id}
              empty={
                <EmptyState
                  drawing="inbox"
                  title="No leads found"
                  text="New submissions from your cards will appear here."
                />
              }
            />
          </TabPanel>
          <TabPanel value="follow-up">
            <p className="text-sm text-muted">Nothing to follow up this week.</p>
          </TabPanel>
        </Tabs>
      </Specimen>
    </ShowcaseSection>
  );
}

function PagesSpecimen() {
  const [shown] = useAddressParam("page");
  const page = Number(shown ?? 4);
  return <Pagination page={page} pages={12} hrefFor={(each) => `?page=${each}#tables`} className="mt-5" />;
}
