import {
  ANALYTICS_TABLES,
  type AnalyticsRange,
  type AnalyticsTable,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import { ChevronDown, Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { useExportAnalytics } from "./use-analytics.ts";

const TABLES = Object.keys(ANALYTICS_TABLES) as AnalyticsTable[];

export function AnalyticsExportMenu({ cardId, days }: { cardId: string; days: AnalyticsRange }) {
  const { mutate, isPending } = useExportAnalytics(cardId, days);
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="secondary" busy={isPending}>
          {!isPending && <Download />} Download CSV <ChevronDown />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => mutate("days")}>All figures by day</MenuItem>
        {TABLES.map((table) => (
          <MenuItem key={table} onSelect={() => mutate(table)}>
            {ANALYTICS_TABLES[table].label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
