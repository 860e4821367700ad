import type { Education, Experience, PublicProfile } from "@cardplaza/contract/people/profile";
import { OPEN_TO, OPEN_TO_LABEL } from "@cardplaza/contract/people/profile-words";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { linkText, timeText, yearsText } from "./told-words.ts";

// What members tell about themselves, as everybody sees it.

/** What an entry has beside it, such as a button to edit it. */
type ToolOfEntry = (index: number, title: string) => ReactNode;

export function ExperienceList({ experience, tool }: { experience: Experience[]; tool?: ToolOfEntry }) {
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
          tool={tool?.(index, work.title)}
        />
      ))}
    </Entries>
  );
}

export function EducationList({ education, tool }: { education: Education[]; tool?: ToolOfEntry }) {
  return (
    <Entries>
      {education.map((school, index) => (
        <Entry
          key={`${school.from} ${school.school} ${school.degree}`}
          title={school.school}
          place={school.degree}
          time={yearsText(school)}
          about=""
          tool={tool?.(index, school.school)}
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
  tool: ReactNode;
}

function Entry({ title, place, time, about, tool }: EntryProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 text-sm break-words">
        <p className="text-base font-semibold">{title}</p>
        {place && <p>{place}</p>}
        {time && <p className="text-muted tabular-nums">{time}</p>}
        {about && <p className="mt-2 whitespace-pre-line">{about}</p>}
      </div>
      {tool}
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
