import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Pagination } from "../../../ui/lists/pagination.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { NeedsPremium } from "../../search/search-results.tsx";
import { ChapterCard } from "./chapter-card.tsx";
import { CreateChapterButton } from "./create-chapter-button.tsx";
import { filtersInForce, finderPath, type FinderAddress } from "./finder-address.ts";
import type { useFinder } from "./use-finder.ts";

interface FoundChaptersProps {
  finder: FinderAddress;
  result: ReturnType<typeof useFinder>;
}

export function FoundChapters({ finder, result }: FoundChaptersProps) {
  const { found } = result;
  if (result.needsPlan) return <NeedsPremium />;
  if (result.problem) return <Notice tone="warning">{result.problem}</Notice>;
  if (result.failed)
    return <ErrorState title="The chapters did not load" onRetry={result.retry} retrying={result.retrying} />;
  if (!found) return <ChaptersSkeleton />;
  if (found.total === 0) return <NoChapters finder={finder} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {found.chapters.map((chapter, at) => (
          <li key={chapter._id}>
            <ChapterCard chapter={chapter} eager={at < 2} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-6"
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => finderPath(finder, { page })}
      />
    </>
  );
}

/** Nothing in a city: somebody may start there. Other filters can be taken away. */
function NoChapters({ finder }: { finder: FinderAddress }) {
  const [city] = finder.city;
  const isCityAlone = filtersInForce(finder).length === 1 && city !== undefined;
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        drawing="people"
        title={city && isCityAlone ? CHAPTER_TEXT.noneIn(city) : "No chapters with these filters."}
        action={
          isCityAlone ? (
            <CreateChapterButton label="Start one" city={city} />
          ) : (
            <Button asChild variant="secondary">
              <Link to={OFFLINE_NETWORKING_PATH}>Show all chapters</Link>
            </Button>
          )
        }
      />
    </div>
  );
}

function ChaptersSkeleton() {
  return (
    <LoadingArea label="Loading chapters" className="grid gap-3">
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className="flex gap-4 overflow-hidden rounded-card border border-line bg-raised">
          <Skeleton className="h-36 w-44 rounded-none max-sm:w-24" />
          <div className="grid flex-1 content-start gap-3 py-4 pr-4">
            <Skeleton className="w-2/5" />
            <Skeleton className="h-3 w-1/4" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
