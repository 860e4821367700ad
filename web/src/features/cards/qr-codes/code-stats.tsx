import { QR_STATS_DAYS } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrStats } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { dayAndMonth } from "@cardplaza/contract/date-words";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { TrendChart } from "../../../ui/charts/trend-chart.tsx";
import { useQrStats } from "./use-qr-codes.ts";

const COUNTRY = new Intl.DisplayNames("en", { type: "region" });
const DEVICE_WORDS: Record<string, string> = { phone: "Phones", tablet: "Tablets", desktop: "Computers" };
const NO_STATS: QrStats = { total: 0, bots: 0, days: [], devices: [], countries: [] };

/** Scans of the last 90 days as a plot, by device and by country. */
export function CodeStats({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQrStats(id);
  if (isError && !data) {
    return (
      <Panel>
        <ErrorState title="The scans did not load" retrying={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  const { total, bots, days, devices, countries } = data ?? NO_STATS;
  const points = days.map(({ day, scans }) => ({ label: dayAndMonth(day), value: scans }));
  return (
    <div className="grid min-w-0 gap-6">
      <Panel>
        <ChartFrame
          title="Scans"
          description={
            data ? `${count(total)} in the last ${QR_STATS_DAYS} days${botWords(bots)}` : "Last 90 days"
          }
          loading={!data}
          emptyText="Nobody has scanned it yet"
          figures={{
            columns: ["Day", "Scans"],
            rows: total > 0 ? points.map(({ label, value }) => [label, value]) : [],
          }}
        >
          <TrendChart points={points} unit="Scans" kind="bars" />
        </ChartFrame>
      </Panel>
      {total > 0 && (
        <div className="grid gap-6 md:grid-cols-2">
          <Shares
            title="Devices"
            rows={devices.map(({ device, scans }) => [DEVICE_WORDS[device] ?? "Other", scans])}
            total={total}
          />
          <Shares
            title="Countries"
            note="By the language setting of the device."
            rows={countries.map(({ country, scans }) => [countryName(country), scans])}
            total={total}
          />
        </div>
      )}
    </div>
  );
}

const count = (scans: number) => scans.toLocaleString("en-IN");
const botWords = (bots: number) => (bots > 0 ? `, and ${count(bots)} by programs` : "");

function countryName(country: string | null): string {
  if (!country) return "Not known";
  try {
    return COUNTRY.of(country) ?? country;
  } catch {
    return country;
  }
}

interface SharesProps {
  title: string;
  note?: string;
  rows: [string, number][];
  total: number;
}

function Shares({ title, note, rows, total }: SharesProps) {
  return (
    <Panel>
      <PanelHeader title={title} description={note} />
      <ul className="grid gap-3">
        {rows.map(([label, scans]) => (
          <li key={label} className="grid gap-1 text-sm">
            <span className="flex justify-between gap-3">
              <span className="truncate">{label}</span>
              <span className="tabular-nums">
                {count(scans)} <span className="text-muted">({Math.round((100 * scans) / total)}%)</span>
              </span>
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-trough">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${(100 * scans) / total}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
