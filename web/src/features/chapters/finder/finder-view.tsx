import { RADIUS_KM } from "@cardplaza/contract/chapters/chapter-words";
import { List, Map as MapIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { latePart } from "../../../first-visit/late-part.ts";
import { useSession } from "../../../lib/session.ts";
import { cn } from "../../../ui/class-names.ts";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { FilterSheet } from "../../../ui/overlays/filter-sheet.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { PlaceFilters } from "../../search/place-filters.tsx";
import { ChapterMap } from "./chapter-map.tsx";
import { CityLinks } from "./city-links.tsx";
import {
  type FinderAddress,
  filtersInForce,
  finderHeading,
  finderPath,
  readFinder,
} from "./finder-address.ts";
import { FinderChips } from "./finder-chips.tsx";
import { FinderHero } from "./finder-hero.tsx";
import { FinderSearch } from "./finder-search.tsx";
import { WeekPlace } from "./week-place.tsx";
import { FoundChapters } from "./found-chapters.tsx";
import { UpcomingMeetings } from "./upcoming-meetings.tsx";
import { type FirstChapters, useFinder } from "./use-finder.ts";

const ThisWeek = latePart(() => import("./this-week.tsx").then((module) => module.ThisWeek));

const VIEWS = [
  { value: "list", label: "List", icon: <List /> },
  { value: "map", label: "Map", icon: <MapIcon /> },
] as const;

/** Chapters by city and day: a list, a map, and the meetings that come next. */
export function FinderView({ first }: { first: FirstChapters }) {
  const { status } = useSession();
  const [search] = useSearchParams();
  const finder = readFinder(search);
  const navigate = useNavigate();
  const go = (change: Partial<FinderAddress>) =>
    void navigate(finderPath(finder, change), { preventScrollReset: true });
  const result = useFinder(finder, first);
  const { found } = result;
  const [view, setView] = useState<"list" | "map">("list");
  const hasMap = (found?.places.length ?? 0) > 0;
  const places = (
    <PlaceFilters
      key={`${finder.near} ${finder.radiusKm}`}
      places={finder}
      radiiKm={RADIUS_KM}
      go={go}
      className="noscript:hidden"
    />
  );
  return (
    <>
      {status === "member" ? (
        <Suspense fallback={<WeekPlace />}>
          <ThisWeek />
        </Suspense>
      ) : (
        <>
          {status === "loading" && <WeekPlace className="hidden in-data-session:block" />}
          <FinderHero />
        </>
      )}
      <div className={cn(PAGE_WIDTH, "grid grid-cols-1 gap-5 py-8 lg:py-10")}>
        <h2 className="text-2xl">{finderHeading(finder)}</h2>
        {/* The keys reset them with each address, so that they show what it says. */}
        <FinderSearch key={finder.city[0]} finder={finder} go={go} />
        {filtersInForce(finder).length === 0 && <CityLinks cities={found?.cities ?? []} />}
        <FinderChips finder={finder} go={go} />
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
          <span className="noscript:hidden lg:hidden">
            <FilterSheet count={finder.near ? 1 : 0} done="Show chapters">
              {places}
            </FilterSheet>
          </span>
          <p role="status" className="text-sm text-muted tabular-nums">
            {result.isOld ? "Searching" : found && found.total > 0 && countText(found.total)}
          </p>
          {hasMap && (
            <Segmented
              label="View"
              options={VIEWS}
              value={view}
              onChange={setView}
              className="noscript:hidden lg:hidden"
            />
          )}
        </div>
        <div
          aria-busy={result.isOld}
          className={cn(
            "grid grid-cols-1 items-start gap-6 transition-opacity duration-150 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-8",
            result.isOld && "pointer-events-none opacity-50",
          )}
        >
          <div className={cn("min-w-0", view === "map" && hasMap && "max-lg:hidden")}>
            <FoundChapters finder={finder} result={result} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6">
            {hasMap && (
              <div className={cn(view === "list" && "max-lg:hidden")}>
                <ChapterMap key={first.key} places={found?.places ?? []} />
              </div>
            )}
            <UpcomingMeetings meetings={found?.upcoming ?? []} />
            <div className="max-lg:hidden">{places}</div>
          </div>
        </div>
      </div>
    </>
  );
}

const countText = (count: number) =>
  count === 1 ? "1 chapter" : `${count.toLocaleString("en-IN")} chapters`;
