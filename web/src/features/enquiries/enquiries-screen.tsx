import type { TeamMember } from "@cardplaza/contract/enquiries/enquiry";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Download, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { UnconfirmedBanner } from "../accounts/contact-change/unconfirmed-banner.tsx";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { LateUpgradeDialog } from "../plan/late-upgrade-dialog.tsx";
import { useUpgradeDialog } from "../plan/use-upgrade-dialog.ts";
import { EnquiryBox } from "./enquiry-box.tsx";
import { type Box, type EnquiryScope, useExportEnquiries, useLiveEnquiries } from "./use-enquiries.ts";
import { type EnquiryTab, useEnquiryAddress } from "./use-enquiry-address.ts";
import { type EnquiryFiltersState, useEnquiryFilters } from "./use-enquiry-filters.ts";

interface EnquiriesScreenProps {
  title: string;
  scope: EnquiryScope;
  /** The plan of the inbox that is shown; undefined while that is not known. */
  inboxIsPremium: boolean | undefined;
  /** True for members who receive no enquiries: they begin with sent ones. */
  startsWithSent: boolean;
  /** Figures above the received ones. Nothing if the member has no inbox here. */
  figures: ReactNode;
  /** The choice of an inbox, if there are several. */
  chooser?: ReactNode;
  /** The members to whom received enquiries can be assigned. */
  team?: readonly TeamMember[];
  /** What is shown in place of an empty list. */
  none: Record<Box, ReactNode>;
  /** A third tab. */
  asks?: ReactNode;
}

/** Received and sent enquiries with what is open beside them; on a phone that is a page of its own. */
export function EnquiriesScreen(props: EnquiriesScreenProps) {
  const { title, scope, inboxIsPremium, startsWithSent, figures, chooser, team, none, asks } = props;
  const { tab: named, openId, showTab } = useEnquiryAddress();
  const first = startsWithSent ? "sent" : "received";
  const tab = named === null || (named === "asks" && !asks) ? first : named;
  // On a phone the enquiries come first.
  const [showsMore, setShowsMore] = useState(false);
  const more = cn(!showsMore && "max-sm:hidden");
  const filters = { received: useEnquiryFilters(), sent: useEnquiryFilters() };
  const isPremium = useIsPremium();
  const upgrade = useUpgradeDialog();
  useLiveEnquiries();
  // On a phone an open enquiry takes the whole screen.
  const besideOpen = cn(openId && "max-lg:hidden");
  const panel = cn(openId && "max-lg:pt-0");
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-10")}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <div
        className={cn(
          "mb-5 flex min-h-10 flex-wrap items-center justify-between gap-3",
          openId && "max-lg:contents",
        )}
      >
        <h1 className={cn("text-2xl", openId && "max-lg:sr-only")}>{title}</h1>
        <div className={cn("flex flex-wrap items-center gap-2", besideOpen)}>
          {tab !== "asks" && (
            <Button
              size="sm"
              variant="secondary"
              className="sm:hidden"
              aria-expanded={showsMore}
              onClick={() => setShowsMore(!showsMore)}
            >
              <SlidersHorizontal /> {tab === "received" && figures ? "Figures and filters" : "Filters"}
            </Button>
          )}
          <div className={cn("flex flex-wrap items-center gap-2 empty:hidden", more)}>
            {tab === "received" && chooser}
            {(tab === "sent" || (tab === "received" && figures)) && (
              <ExportButton
                scope={scope}
                box={tab}
                filters={filters[tab]}
                premium={tab === "received" ? inboxIsPremium : isPremium}
              />
            )}
          </div>
        </div>
      </div>
      {tab === "received" && figures && (
        <div className={cn("mb-6 grid gap-3 sm:gap-4", besideOpen, more)}>{figures}</div>
      )}
      {!openId && <UnconfirmedBanner />}
      <Tabs value={tab} onValueChange={(next) => showTab(next as EnquiryTab)}>
        <TabList aria-label="Enquiries" className={besideOpen}>
          <Tab value="received">Received</Tab>
          <Tab value="sent">Sent</Tab>
          {asks && <Tab value="asks">Requests</Tab>}
        </TabList>
        {(["received", "sent"] as const).map((box) => (
          <TabPanel key={box} value={box} className={panel}>
            <EnquiryBox
              scope={scope}
              box={box}
              filters={filters[box]}
              showsSearch={showsMore}
              team={box === "received" ? team : undefined}
              none={none[box]}
            />
          </TabPanel>
        ))}
        {asks && (
          <TabPanel value="asks" className={panel}>
            {asks}
          </TabPanel>
        )}
      </Tabs>
      <LateUpgradeDialog
        open={upgrade.isOpen && isPremium === false}
        onOpenChange={(open) => (open ? upgrade.show() : upgrade.hide())}
      />
    </div>
  );
}

interface ExportButtonProps {
  scope: EnquiryScope;
  box: Box;
  filters: EnquiryFiltersState;
  premium: boolean | undefined;
}

function ExportButton({ scope, box, filters, premium }: ExportButtonProps) {
  const upgrade = useUpgradeDialog();
  const exporting = useExportEnquiries(scope, box, filters.sent);
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
