import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Download } from "lucide-react";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { UnconfirmedBanner } from "../accounts/contact-change/unconfirmed-banner.tsx";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { LateUpgradeDialog } from "../plan/late-upgrade-dialog.tsx";
import { useUpgradeDialog } from "../plan/use-upgrade-dialog.ts";
import { Asks } from "./asks/asks.tsx";
import { EnquiryBox } from "./enquiry-box.tsx";
import { EnquiryCounters } from "./enquiry-counters.tsx";
import { type Box, useEnquiryCounts, useExportEnquiries, useLiveEnquiries } from "./use-enquiries.ts";
import { type EnquiryTab, useEnquiryAddress } from "./use-enquiry-address.ts";
import { type EnquiryFiltersState, useEnquiryFilters } from "./use-enquiry-filters.ts";

export default function BusinessEnquiriesPage() {
  const { tab, openId, showTab } = useEnquiryAddress();
  const filters = { received: useEnquiryFilters(), sent: useEnquiryFilters() };
  const counts = useEnquiryCounts();
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  useLiveEnquiries();
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-10")}>
      <title>{`Enquiries · ${PRODUCT_NAME}`}</title>
      <div
        className={cn(
          "mb-5 flex min-h-10 flex-wrap items-center justify-between gap-3",
          openId && "max-lg:contents",
        )}
      >
        <h1 className={cn("text-2xl", openId && "max-lg:sr-only")}>Enquiries</h1>
        {tab !== "asks" && (
          <div className={cn(openId && "max-lg:hidden")}>
            <ExportButton box={tab} filters={filters[tab]} premium={premium} />
          </div>
        )}
      </div>
      {tab === "received" && (
        <div className={cn("mb-6", openId && "max-lg:hidden")}>
          <EnquiryCounters counts={counts.data} />
        </div>
      )}
      {!openId && <UnconfirmedBanner />}
      <Tabs value={tab} onValueChange={(next) => showTab(next as EnquiryTab)}>
        <TabList aria-label="Enquiries" className={cn(openId && "max-lg:hidden")}>
          <Tab value="received">Received</Tab>
          <Tab value="sent">Sent</Tab>
          <Tab value="asks">Asks</Tab>
        </TabList>
        <TabPanel value="received" className={cn(openId && "max-lg:pt-0")}>
          <EnquiryBox box="received" filters={filters.received} />
        </TabPanel>
        <TabPanel value="sent" className={cn(openId && "max-lg:pt-0")}>
          <EnquiryBox box="sent" filters={filters.sent} />
        </TabPanel>
        <TabPanel value="asks" className={cn(openId && "max-lg:pt-0")}>
          <Asks />
        </TabPanel>
      </Tabs>
      <LateUpgradeDialog
        open={upgrade.isOpen && premium === false}
        onOpenChange={(open) => (open ? upgrade.show() : upgrade.hide())}
      />
    </div>
  );
}

interface ExportButtonProps {
  box: Box;
  filters: EnquiryFiltersState;
  premium: boolean | undefined;
}

function ExportButton({ box, filters, premium }: ExportButtonProps) {
  const upgrade = useUpgradeDialog();
  const exporting = useExportEnquiries(box, filters.sent);
  return (
    <Button
      variant="secondary"
      busy={exporting.isPending}
      onClick={() => (premium === false ? upgrade.show() : exporting.mutate())}
    >
      {!exporting.isPending && <Download />} Export CSV
    </Button>
  );
}
