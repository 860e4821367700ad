import { ENQUIRY_WORDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { type ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ShowMore } from "../../ui/lists/show-more.tsx";
import { LoadingArea } from "../../ui/skeleton.tsx";
import { EnquiryList, EnquiryListSkeleton } from "./enquiry-list.tsx";
import { EnquirySearch } from "./enquiry-search.tsx";
import { EnquiryPane } from "./thread/enquiry-pane.tsx";
import { type Box, useEnquiries } from "./use-enquiries.ts";
import { useEnquiryAddress } from "./use-enquiry-address.ts";
import type { EnquiryFiltersState } from "./use-enquiry-filters.ts";

interface EnquiryBoxProps {
  box: Box;
  filters: EnquiryFiltersState;
}

/** The list and, beside it, what is open. On a phone what is open takes the list's place. */
export function EnquiryBox({ box, filters }: EnquiryBoxProps) {
  const { openId, close } = useEnquiryAddress();
  const list = useEnquiries(box, filters.sent);
  const isEmpty = list.enquiries?.length === 0 && !filters.isActive;
  return (
    <div
      className={cn(
        "grid items-start gap-5",
        (!isEmpty || openId) && "lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]",
      )}
    >
      <div className={cn("grid min-w-0 content-start gap-3", openId && "max-lg:hidden")}>
        {!isEmpty && <EnquirySearch box={box} filters={filters} />}
        <BoxContents box={box} list={list} isFiltered={filters.isActive} openId={openId} />
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
  );
}

interface BoxContentsProps {
  box: Box;
  list: ReturnType<typeof useEnquiries>;
  isFiltered: boolean;
  openId: string | null;
}

function BoxContents({ box, list, isFiltered, openId }: BoxContentsProps): ReactNode {
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
  if (enquiries.length === 0) return <Panel>{isFiltered ? <NoneFits /> : <NoneYet box={box} />}</Panel>;
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

function NoneYet({ box }: { box: Box }) {
  if (box === "received")
    return (
      <EmptyState
        drawing="inbox"
        title={ENQUIRY_WORDS.none}
        action={
          <Button asChild>
            <Link to="/business-profile">Open your business</Link>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing="inbox"
      title="You have not sent an enquiry yet"
      text="What you ask businesses and card owners is kept here with their answers."
      action={
        <Button asChild>
          <Link to="/businesses">Find a business</Link>
        </Button>
      }
    />
  );
}
