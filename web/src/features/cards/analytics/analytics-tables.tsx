import type { Analytics } from "@cardplaza/contract/cards/analytics/analytics";
import {
  ANALYTICS_TABLES,
  analyticsRowName,
  type AnalyticsTable,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";

const TABLES = Object.keys(ANALYTICS_TABLES) as AnalyticsTable[];
const PERCENT = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 0 });

interface Row {
  key: string | null;
  count: number;
  part: number;
}

const columnsOf = (table: AnalyticsTable): Column<Row>[] => [
  {
    id: "name",
    header: ANALYTICS_TABLES[table].column,
    onCard: "title",
    cell: ({ key }) => analyticsRowName(table, key),
  },
  {
    id: "count",
    header: ANALYTICS_TABLES[table].counted,
    align: "end",
    cell: ({ count }) => count.toLocaleString("en-IN"),
  },
  { id: "part", header: "Share", align: "end", cell: ({ part }) => <Part part={part} /> },
];
const COLUMNS = Object.fromEntries(TABLES.map((table) => [table, columnsOf(table)])) as Record<
  AnalyticsTable,
  Column<Row>[]
>;

/** Tables of where visitors came from, and what they opened. */
export function AnalyticsTables({ analytics }: { analytics: Analytics | undefined }) {
  return (
    <Panel>
      <PanelHeader title="Visitors and links" className="mb-3" />
      <Tabs defaultValue="channels">
        <TabList aria-label="Visitors and links">
          {TABLES.map((table) => (
            <Tab key={table} value={table}>
              {ANALYTICS_TABLES[table].label}
            </Tab>
          ))}
        </TabList>
        {TABLES.map((table) => (
          <TabPanel key={table} value={table}>
            <OneTable table={table} rows={analytics?.[table]} />
          </TabPanel>
        ))}
      </Tabs>
    </Panel>
  );
}

function OneTable({ table, rows }: { table: AnalyticsTable; rows: Analytics[AnalyticsTable] | undefined }) {
  const all = (rows ?? []).reduce((sum, { count }) => sum + count, 0);
  return (
    <DataTable
      caption={ANALYTICS_TABLES[table].label}
      columns={COLUMNS[table]}
      rows={(rows ?? []).map((row) => ({ ...row, part: row.count / all }))}
      rowKey={({ key }) => key ?? ""}
      loadingRows={rows ? 0 : 3}
      empty={
        <p className="rounded-field border border-dashed border-line px-4 py-8 text-center text-sm text-muted">
          {table === "links" ? "No link was opened in these days." : "No views in these days."}
        </p>
      }
    />
  );
}

function Part({ part }: { part: number }) {
  return (
    <span className="inline-flex items-center gap-3">
      <span aria-hidden="true" className="h-1.5 w-24 overflow-hidden rounded-full bg-trough sm:w-40">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${part * 100}%` }} />
      </span>
      <span className="w-10 text-end">{PERCENT.format(part)}</span>
    </span>
  );
}
