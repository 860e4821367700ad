import type { RequirementSummary } from "@cardplaza/contract/it-services/it-requirements";
import { itBudgetName, itCategoryName, requirementPath } from "@cardplaza/contract/it-services/it-words";
import { Link, useSearchParams } from "react-router";
import { api } from "../../../lib/api.ts";
import { dayOf } from "../../../lib/day-words.ts";
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
const BOXES = [
  { value: "mine", label: "My requirements" },
  { value: "received", label: "For my company" },
] as const;

/** The member's own requirements, and those that their company may quote on. */
export function RequirementLists() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const box: Box = search.get("box") === "received" ? "received" : "mine";
  const show = (next: Box) =>
    setSearch(next === "mine" ? { view: "requirements" } : { view: "requirements", box: next }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <BackToList />
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-2xl lg:text-3xl">Requirements</h1>
        <Button asChild>
          <Link to={postPath()}>Post a requirement</Link>
        </Button>
      </div>
      {user?.hasCompany && (
        <Segmented label="Which requirements" className="mb-5" options={BOXES} value={box} onChange={show} />
      )}
      <RequirementList key={box} box={box} />
    </div>
  );
}

function RequirementList({ box }: { box: Box }) {
  const list = usePages(["GET /api/it-services/requirements", { box }], (cursor) =>
    api["GET /api/it-services/requirements"]({ query: { box, cursor } }),
  );
  const requirements = list.data?.pages.flatMap((page) => page.requirements);
  if (!requirements)
    return list.isError ? (
      <ErrorState retrying={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <div aria-hidden="true" className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  if (requirements.length === 0)
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          drawing="inbox"
          title={box === "mine" ? "No requirements yet" : "Nothing to quote on now"}
          text={
            box === "mine"
              ? "Say what you need once, and compare up to ten quotes."
              : "You hear of new requirements in your city and categories, and of invitations."
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
          dayOf(createdAt),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </article>
  );
}
