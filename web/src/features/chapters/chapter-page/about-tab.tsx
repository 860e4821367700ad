import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { CHAPTER_ROLE_LABEL, FEE_PERIOD_LABEL } from "@cardplaza/contract/chapters/chapter-words";
import { rupees } from "@cardplaza/contract/money";
import { ExternalLink } from "lucide-react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { FactRow } from "../../../ui/fact-row.tsx";
import { NextMeetings } from "./next-meetings.tsx";
import { TakenSeats } from "./taken-seats.tsx";

interface AboutTabProps {
  chapter: Chapter;
  /** The next meetings. */
  meetings: readonly ChapterMeeting[];
}

export function AboutTab({ chapter, meetings }: AboutTabProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
      <section aria-labelledby="about-chapter" className="min-w-0">
        <h2 id="about-chapter" className="text-xl">
          About
        </h2>
        <p className="mt-3 max-w-prose break-words whitespace-pre-line">{chapter.description}</p>
      </section>
      {/* On a phone between the two: when and where it meets is not below a long list of trades. */}
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <NextMeetings chapter={chapter} meetings={meetings} />
        <Place chapter={chapter} />
        <Officers officers={chapter.officers} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <TakenSeats chapter={chapter} />
        <Facts chapter={chapter} />
      </div>
    </div>
  );
}

function Facts({ chapter }: { chapter: Chapter }) {
  const { maxMembers, visitorMaxVisits, feePaise, feePer, durationMin } = chapter;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        At a glance
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 text-sm break-words">
        <FactRow label="Meets">{chapter.rhythm}</FactRow>
        <FactRow label="A meeting takes">{durationMin} minutes</FactRow>
        <FactRow label="Seats">{maxMembers}</FactRow>
        <FactRow label="As a visitor">
          {visitorMaxVisits === 1 ? "Once" : `Up to ${visitorMaxVisits} times`}
        </FactRow>
        {feePaise !== null && (
          <FactRow label="Fee">
            {rupees(feePaise / 100)}
            {feePer && ` ${FEE_PERIOD_LABEL[feePer]}`}, paid to the chapter
          </FactRow>
        )}
      </dl>
    </section>
  );
}

/** Where it meets. The link of an online chapter is for its members. */
function Place({ chapter: { online, venue, city, link } }: { chapter: Chapter }) {
  if (!online && !venue) return null;
  return (
    <section aria-labelledby="place" className="rounded-card border border-line bg-raised p-4">
      <h2 id="place" className="text-base font-semibold">
        {online ? "Online" : "Where we meet"}
      </h2>
      <p className="mt-1 text-sm break-words text-muted">
        {online ? "Members and visitors get the link." : venue}
      </p>
      {online && link && (
        <Button asChild size="sm" variant="secondary" className="mt-3">
          <a href={link} target="_blank" rel="noopener noreferrer">
            <ExternalLink /> Open the room
          </a>
        </Button>
      )}
      {!online && (
        <Button asChild size="sm" variant="secondary" className="mt-3">
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${venue}, ${city}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink /> Directions
          </a>
        </Button>
      )}
    </section>
  );
}

function Officers({ officers }: Pick<Chapter, "officers">) {
  if (officers.length === 0) return null;
  return (
    <section aria-labelledby="officers" className="rounded-card border border-line bg-raised p-4">
      <h2 id="officers" className="text-base font-semibold">
        Officers
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {officers.map(({ name, role, profile_image }) => (
          <li key={`${role} ${name}`} className="flex items-center gap-3">
            <Avatar name={name} src={profile_image} decorative />
            <span className="min-w-0 text-sm">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-muted">{CHAPTER_ROLE_LABEL[role]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
