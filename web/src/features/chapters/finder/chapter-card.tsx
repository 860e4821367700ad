import type { ChapterLine } from "@cardplaza/contract/chapters/chapter";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { Armchair, CalendarDays, MapPin, Repeat, UsersRound, Video } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { ChapterCover } from "../chapter-cover.tsx";
import { kmText, membersText, seatsText, statusText } from "../chapter-words.ts";
import { useToCome } from "../use-to-come.ts";

/** A chapter in the finder's list. */
export function ChapterCard({ chapter, eager = false }: { chapter: ChapterLine; eager?: boolean }) {
  const { name, city, online, rhythm, members, freeSeats, km } = chapter;
  const [nextMeeting] = useToCome(chapter.nextMeeting ? [chapter.nextMeeting] : []);
  const status = statusText(chapter);
  const place = [online ? `Online, ${city}` : city, km !== null && `${kmText(km)} away`];
  return (
    <article className="relative flex h-full overflow-hidden rounded-card border border-line bg-raised transition-colors duration-150 hover:border-line-strong max-sm:flex-col">
      <ChapterCover
        name={name}
        cover={chapter.cover}
        width={400}
        sizes="(min-width: 640px) 200px, 100vw"
        eager={eager}
        className="h-28 w-full shrink-0 sm:h-auto sm:w-44"
      />
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="min-w-0 text-base leading-snug font-semibold break-words">
            <Link
              to={chapter.url}
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
            >
              {name}
            </Link>
          </h3>
          {status && <Badge tone="warning">{status}</Badge>}
        </div>
        <ul className="mt-2 grid grid-cols-1 gap-1.5 text-sm text-muted [&_svg]:mr-2 [&_svg]:mb-0.5 [&_svg]:inline [&_svg]:size-4">
          <li className="break-words">
            {online ? <Video aria-hidden="true" /> : <MapPin aria-hidden="true" />}
            {place.filter(Boolean).join(" · ")}
          </li>
          <li>
            <Repeat aria-hidden="true" />
            {rhythm}
          </li>
          <li className="tabular-nums">
            <UsersRound aria-hidden="true" />
            {membersText(members)}
            <span className="mx-2" aria-hidden="true">
              ·
            </span>
            <Armchair aria-hidden="true" />
            {seatsText(freeSeats)}
          </li>
          {nextMeeting && (
            <li data-rest="until" data-of={nextMeeting.endsAt} className="font-medium text-ink">
              <CalendarDays aria-hidden="true" />
              Next: {appointmentInWords(nextMeeting.startsAt)}
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
