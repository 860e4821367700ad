import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { Armchair, MapPin, Repeat, UsersRound, Video } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Trail } from "../../../ui/trail.tsx";
import { ChapterCover } from "../chapter-cover.tsx";
import { membersText, seatsText, statusText } from "../chapter-words.ts";
import { finderPath, NO_FILTERS } from "../finder/finder-address.ts";
import { ChapterActions } from "./chapter-actions.tsx";
import { ChapterNotices } from "./chapter-notices.tsx";

interface ChapterHeadProps {
  chapter: Chapter;
  /** For tabs where people work: the name and what to do with it. */
  isCompact: boolean;
}

/** The cover, the name, when and where it meets, and what to do with it. */
export function ChapterHead({ chapter, isCompact }: ChapterHeadProps) {
  const { name, cover, city, state, online, rhythm, members, freeSeats } = chapter;
  const status = statusText(chapter);
  if (isCompact)
    return (
      <>
        <Trail steps={trailOf(chapter)} here={name} />
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-48">
            <h1 className="text-xl break-words">{name}</h1>
            <p className="text-sm text-muted">{rhythm}</p>
          </div>
          {status && <Badge tone="warning">{status}</Badge>}
          <ChapterActions chapter={chapter} />
        </header>
        <ChapterNotices chapter={chapter} />
      </>
    );
  return (
    <>
      <Trail steps={trailOf(chapter)} here={name} />
      <header className="overflow-hidden rounded-card border border-line bg-raised">
        <ChapterCover
          name={name}
          cover={cover}
          width={1600}
          sizes="(min-width: 1200px) 1152px, 100vw"
          eager
          className="h-28 w-full sm:h-44 lg:h-56"
        />
        <div className="grid grid-cols-1 gap-4 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h1 className="min-w-0 text-2xl break-words lg:text-3xl">{name}</h1>
              {status && <Badge tone="warning">{status}</Badge>}
            </div>
            <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted [&_svg]:mr-1.5 [&_svg]:mb-0.5 [&_svg]:inline [&_svg]:size-4">
              <li>
                {online ? <Video aria-hidden="true" /> : <MapPin aria-hidden="true" />}
                {online ? `Online, ${city}` : [city, state].filter(Boolean).join(", ")}
              </li>
              <li>
                <Repeat aria-hidden="true" />
                {rhythm}
              </li>
              <li>
                <UsersRound aria-hidden="true" />
                {membersText(members)}
              </li>
              <li>
                <Armchair aria-hidden="true" />
                {seatsText(freeSeats)}
              </li>
            </ul>
          </div>
          <ChapterActions chapter={chapter} />
        </div>
      </header>
      <ChapterNotices chapter={chapter} />
    </>
  );
}

/** The way here. */
const trailOf = ({ city }: Chapter) => [
  { name: "Chapters", path: OFFLINE_NETWORKING_PATH },
  { name: city, path: finderPath(NO_FILTERS, { city: [city] }) },
];
