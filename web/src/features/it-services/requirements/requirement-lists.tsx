import { dayInWords } from "@cardplaza/contract/date-words";
import type { RequirementSummary } from "@cardplaza/contract/it-services/it-requirements";
import { itBudgetName, itCategoryName, requirementPath } from "@cardplaza/contract/it-services/it-words";
import { Link } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { api } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { postPath } from "../it-address.ts";
import { BackToList } from "../provider/provider-view.tsx";
import { QuoteStatusBadge, RequirementStatusBadge } from "./requirement-status.tsx";

type Box = "mine" | "received";

/** The member's own requirements, and those that their company may quote on, which come first for a provider. */
export function RequirementLists() {
  const { user } = useSession();
  const hasCompany = user?.hasCompany === true;
  const [asked, ask] = useAddressParam("box");
  const received = useRequirements("received", hasCompany);
  const count = received.data?.pages.flatMap((page) => page.requirements).length ?? 0;
  const isDecided = !hasCompany || asked !== null || received.data !== undefined || received.isError;
  const box: Box =
    hasCompany && (asked === "received" || (asked === null && count > 0)) ? "received" : "mine";
  const boxes = [
    {
      value: "received",
      label: count > 0 ? `For my company (${count}${received.hasNextPage ? "+" : ""})` : "For my company",
    },
    { value: "mine", label: "My requirements" },
  ] as const;
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <BackToList />
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-2xl lg:text-3xl">Requirements</h1>
        <Button asChild>
          <Link to={postPath()}>Post a requirement</Link>
        </Button>
      </div>
      {hasCompany && (
        <Segmented label="Which requirements" className="mb-5" options={boxes} value={box} onChange={ask} />
      )}
      {isDecided ? <RequirementList key={box} box={box} /> : <ListSkeleton />}
    </div>
  );
}

const useRequirements = (box: Box, enabled = true) =>
  usePages(
    ["GET /api/it-services/requirements", { box }],
    (cursor) => api["GET /api/it-services/requirements"]({ query: { box, cursor } }),
    { enabled },
  );

const ListSkeleton = () => (
  <div aria-hidden="true" className="grid gap-3">
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </div>
);

function RequirementList({ box }: { box: Box }) {
  const list = useRequirements(box);
  const requirements = list.data?.pages.flatMap((page) => page.requirements);
  if (!requirements)
    return list.isError ? (
      <ErrorState retrying={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <ListSkeleton />
    );
  if (requirements.length === 0)
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          drawing="inbox"
          title={box === "mine" ? "No requirements yet" : "Nothing to quote on now"}
          text={
            box === "mine"
              ? "Describe what you need once, and compare up to ten quotes."
              : "We'll notify you of invitations and of new requirements in your city and categories."
          }
        />
      </div>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {requirements.map((requirement) => (
          <li key={requirement._id}>
            <RequirementLine requirement={requirement} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} className="mt-5" />
    </>
  );
}

function RequirementLine({ requirement }: { requirement: RequirementSummary }) {
  const { _id, title, category, budget, city, status, quoteCount, ownQuote, createdAt } = requirement;
  return (
    <article className="relative rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-base leading-snug font-semibold break-words">
          <Link to={requirementPath(_id)} className="after:absolute after:inset-0 after:rounded-card">
            {title || "Removed by its author"}
          </Link>
        </h2>
        <span className="flex gap-2">
          {ownQuote && <QuoteStatusBadge status={ownQuote} isOwn />}
          <RequirementStatusBadge status={status} />
        </span>
      </div>
      <p className="mt-1 text-sm break-words text-muted">
        {[
          itCategoryName(category),
          itBudgetName(budget),
          city,
          `${quoteCount} ${quoteCount === 1 ? "quote" : "quotes"}`,
          dayInWords(createdAt),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </article>
  );
}
