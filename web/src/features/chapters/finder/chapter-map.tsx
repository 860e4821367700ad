import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { INDIA_OUTLINE } from "./india-outline.ts";
import { citiesText, MAP_HEIGHT, MAP_WIDTH, project, type Spot, spotsOf } from "./map-projection.ts";
import type { FoundChapters } from "./use-finder.ts";

const OUTLINE = INDIA_OUTLINE.map(([lon, lat]) => project({ lat, lon }))
  .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
  .join(" ");

type ChapterPlace = FoundChapters["places"][number];

/** Where the chapters are: a drawing of our own, without streets. The list has all of them, too. */
export function ChapterMap({ places }: { places: readonly ChapterPlace[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const spots = spotsOf(places);
  const open = spots.find((spot) => keyOf(spot) === chosen) ?? (spots.length === 1 ? spots[0] : undefined);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <svg
        role="group"
        aria-label="Map of chapters"
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        className="block w-full bg-sunken"
      >
        <polygon
          points={OUTLINE}
          className="fill-raised stroke-line-strong"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        {spots.map((spot) => (
          <MapCircle
            key={keyOf(spot)}
            spot={spot}
            isOpen={spot === open}
            onOpen={() => setChosen(keyOf(spot))}
          />
        ))}
      </svg>
      <div aria-live="polite" className="border-t border-line">
        {open ? (
          <Here spot={open} />
        ) : (
          <p className="px-4 py-3 text-sm text-muted">Choose a circle to see the chapters there.</p>
        )}
      </div>
    </div>
  );
}

const keyOf = ({ places }: Spot<ChapterPlace>) => places[0]?._id ?? "";

interface MapCircleProps {
  spot: Spot<ChapterPlace>;
  isOpen: boolean;
  onOpen: () => void;
}

function MapCircle({ spot: { x, y, places }, isOpen, onOpen }: MapCircleProps) {
  const count = places.length;
  const radius = Math.min(30, 15 + 2.5 * Math.sqrt(count));
  const cities = citiesText(places);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onOpen();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isOpen}
      aria-label={`${cities}: ${countText(count)}`}
      onClick={onOpen}
      onKeyDown={pressKey}
      className="group cursor-pointer outline-none"
    >
      {/* A target as large as a finger. */}
      <circle cx={x} cy={y} r="37" fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={radius + 4}
        className={cn(
          "fill-none stroke-brand stroke-3",
          isOpen ? "opacity-100" : "opacity-0 group-focus-visible:opacity-100",
        )}
      />
      <circle cx={x} cy={y} r={radius} className="fill-brand" />
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor="middle"
        className="fill-brand-ink text-[17px] font-semibold tabular-nums"
      >
        {count}
      </text>
      <text
        x={x}
        y={y + radius + 20}
        textAnchor="middle"
        strokeWidth="4"
        paintOrder="stroke"
        className="fill-ink stroke-raised text-[16px] font-medium"
      >
        {cities}
      </text>
    </g>
  );
}

function Here({ spot: { places } }: { spot: Spot<ChapterPlace> }) {
  return (
    <section aria-label={`Chapters in ${citiesText(places)}`} className="px-4 py-3">
      <h3 className="text-sm font-semibold">
        {citiesText(places)}: {countText(places.length)}
      </h3>
      <ul className="mt-1 max-h-64 overflow-y-auto">
        {places.map(({ _id, name }) => (
          <li key={_id}>
            <Link
              to={chapterPath(_id)}
              className="flex min-h-11 items-center justify-between gap-2 rounded-sm text-sm underline-offset-4 hover:underline"
            >
              <span className="min-w-0 break-words">{name}</span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const countText = (count: number) => (count === 1 ? "1 chapter" : `${count} chapters`);
