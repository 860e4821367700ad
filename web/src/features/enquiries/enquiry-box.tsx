import type { TeamMember } from "@cardplaza/contract/enquiries/enquiry";
import { type ReactNode } from "react";
import { cn } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ShowMore } from "../../ui/lists/show-more.tsx";
import { LoadingArea } from "../../ui/skeleton.tsx";
import { PushOffer } from "../push/push-offer.tsx";
import { EnquiryList, EnquiryListSkeleton } from "./enquiry-list.tsx";
import { EnquirySearch } from "./enquiry-search.tsx";
import { EnquiryPane } from "./thread/enquiry-pane.tsx";
import { type Box, type EnquiryScope, useEnquiries } from "./use-enquiries.ts";
import { useEnquiryAddress } from "./use-enquiry-address.ts";
import type { EnquiryFiltersState } from "./use-enquiry-filters.ts";

interface EnquiryBoxProps {
  scope: EnquiryScope;
  box: Box;
  filters: EnquiryFiltersState;
  /** On a phone the search is shown only if it is asked for. */
  showsSearch: boolean;
  /** The members to whom enquiries can be assigned. */
  team?: readonly TeamMember[];
  /** In place of the list when nothing was ever received or sent. */
  none: ReactNode;
}

/** The list and, beside it, what is open. On a phone what is open takes the list's place. */
export function EnquiryBox({ scope, box, filters, showsSearch, team = [], none }: EnquiryBoxProps) {
  const { openId, close } = useEnquiryAddress();
  const list = useEnquiries(scope, box, filters.sent);
  const isEmpty = list.enquiries?.length === 0 && !filters.isActive;
  return (
    <>
      <PushOffer
        isDue={list.enquiries !== undefined && list.enquiries.length > 0}
        className={cn("mb-5", openId && "max-lg:hidden")}
      />
      <div
        className={cn(
          "grid items-start gap-5",
          (!isEmpty || openId) && "lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]",
        )}
      >
        <div className={cn("grid min-w-0 grid-cols-1 content-start gap-3", openId && "max-lg:hidden")}>
          {!isEmpty && (
            <div className={cn(!showsSearch && !filters.isActive && "max-sm:hidden")}>
              <EnquirySearch box={box} filters={filters} team={team} />
            </div>
          )}
          <BoxContents list={list} none={filters.isActive ? <NoneFits /> : none} openId={openId} />
        </div>
        {openId ? (
          <EnquiryPane key={openId} id={openId} onBack={close} />
        ) : (
          !isEmpty && (
            <Panel className="sticky top-24 grid min-h-72 place-items-center max-lg:hidden">
              <p className="text-sm text-muted">Choose an enquiry to read it here.</p>
            </Panel>
          )
        )}
      </div>
    </>
  );
}

interface BoxContentsProps {
  list: ReturnType<typeof useEnquiries>;
  none: ReactNode;
  openId: string | null;
}

function BoxContents({ list, none, openId }: BoxContentsProps): ReactNode {
  const { enquiries, isError, isFetching, refetch } = list;
  if (isError && !enquiries)
    return (
      <Panel>
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!enquiries)
    return (
      <LoadingArea label="Loading the enquiries">
        <EnquiryListSkeleton />
      </LoadingArea>
    );
  if (enquiries.length === 0) return <Panel>{none}</Panel>;
  return (
    <>
      <EnquiryList enquiries={enquiries} openId={openId} />
      <ShowMore list={list} />
    </>
  );
}

const NoneFits = () => (
  <EmptyState drawing="search" title="No enquiries found" text="Try adjusting your search or filters." />
);
