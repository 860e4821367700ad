import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { SCANNER_TABS, type ScannerTab, tabPath } from "./scanner-tabs.ts";

/** The ways to scan; each is an address, the last one a page of its own. */
export function WayTabs({ tab, children }: { tab: ScannerTab; children: ReactNode }) {
  const navigate = useNavigate();
  const go = (next: string) =>
    void navigate(tabPath(next as ScannerTab), {
      replace: next !== "many" && tab !== "many",
      preventScrollReset: true,
    });
  return (
    <Tabs value={tab} activationMode="manual" onValueChange={go}>
      <TabList aria-label="Ways to scan" className="gap-0 sm:gap-1">
        {Object.entries(SCANNER_TABS).map(([value, label]) => (
          <Tab key={value} value={value} className="px-2 sm:px-3">
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={tab} className="grid grid-cols-1 gap-5">
        {children}
      </TabPanel>
    </Tabs>
  );
}
