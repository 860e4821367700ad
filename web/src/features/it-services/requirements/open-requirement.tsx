import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { ApiError } from "../../../lib/api.ts";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { REQUIREMENTS_PATH } from "../it-address.ts";
import { BuyerQuotes } from "./buyer-quotes.tsx";
import { BuyerTools } from "./buyer-tools.tsx";
import { ProviderQuote } from "./provider-quote.tsx";
import { ReportButton } from "../../moderation/report-button.tsx";
import { RequirementBrief } from "./requirement-brief.tsx";
import { useRequirement } from "./use-requirement.ts";

/** One requirement: its buyer compares the quotes, a provider reads it and quotes. */
export function OpenRequirement({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useRequirement(id);
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <Link
        to={REQUIREMENTS_PATH}
        className="mb-4 inline-flex min-h-11 items-center gap-1 text-sm font-medium text-brand-strong hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> Requirements
      </Link>
      {!data && <h1 className="sr-only">Requirement</h1>}
      {data ? (
        <div className="grid grid-cols-1 gap-6">
          <RequirementBrief
            requirement={data}
            actions={
              data.side === "buyer" ? (
                <BuyerTools requirement={data} />
              ) : (
                <ReportButton
                  call="POST /api/it-services/requirements/:id/report"
                  id={data._id}
                  noun="requirement"
                  className="mt-4"
                />
              )
            }
          />
          {data.side === "buyer" ? <BuyerQuotes requirement={data} /> : <ProviderQuote requirement={data} />}
        </div>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          drawing="search"
          title={IT_TEXT.requirementNotFound}
          text="It may be closed, or you don't have access."
        />
      ) : error ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-hidden="true" className="grid gap-4">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-40" />
          <Skeleton className="h-56" />
        </div>
      )}
    </div>
  );
}
