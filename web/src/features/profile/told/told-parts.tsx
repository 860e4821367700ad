import type { Education, Experience, PublicProfile } from "@cardplaza/contract/profile/profile";
import { OPEN_TO, OPEN_TO_LABEL } from "@cardplaza/contract/profile/profile-words";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { EditButton } from "../edit/edit-button.tsx";
import { linkText, timeText, yearsText } from "./told-words.ts";

// What members tell about themselves, as everybody sees it. To the member each entry (`isOwn`) has a button to edit it.

export function ExperienceList({ experience, isOwn = false }: { experience: Experience[]; isOwn?: boolean }) {
  const [now] = useState(() => new Date());
  return (
    <Entries>
      {experience.map((work, index) => (
        <Entry
          key={`${work.from} ${work.company} ${work.title}`}
          title={work.title}
          place={[work.company, work.city].filter(Boolean).join(" · ")}
          time={timeText(work, now)}
          about={work.about}
          part={isOwn && `experience-${index}`}
        />
      ))}
    </Entries>
  );
}

export function EducationList({ education, isOwn = false }: { education: Education[]; isOwn?: boolean }) {
  return (
    <Entries>
      {education.map((school, index) => (
        <Entry
          key={`${school.from} ${school.school} ${school.degree}`}
          title={school.school}
          place={school.degree}
          time={yearsText(school)}
          about=""
          part={isOwn && `education-${index}`}
        />
      ))}
    </Entries>
  );
}

const Entries = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 divide-y divide-line">{children}</ul>
);

interface EntryProps {
  title: string;
  place: string;
  time: string;
  about: string;
  /** The part by whose form it is edited. */
  part: string | false;
}

function Entry({ title, place, time, about, part }: EntryProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 text-sm break-words">
        <p className="text-base font-semibold">{title}</p>
        {place && <p>{place}</p>}
        {time && <p className="text-muted tabular-nums">{time}</p>}
        {about && <p className="mt-2 whitespace-pre-line">{about}</p>}
      </div>
      {part && <EditButton part={part} label={`Edit ${title}`} />}
    </li>
  );
}

export function WordChips({ words, label }: { words: string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <Chip>{word}</Chip>
        </li>
      ))}
    </ul>
  );
}

export function HandleLinks({ handles }: { handles: string[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {handles.map((link) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="touch-area inline-flex max-w-full items-center gap-1.5 text-brand-strong underline-offset-4 hover:underline"
          >
            <span className="min-w-0 truncate">{linkText(link)}</span>
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function OpenToBadges({ openTo }: Pick<PublicProfile, "openTo">) {
  const chosen = OPEN_TO.filter((choice) => openTo[choice]);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Open to" className="mt-3 flex flex-wrap gap-2">
      {chosen.map((choice) => (
        <li key={choice}>
          <Badge tone="positive" className="py-1">
            {OPEN_TO_LABEL[choice]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
