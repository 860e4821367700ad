import { MapPin } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

interface PersonHeadProps {
  person: { name: string; headline: string; city: string; state: string };
  premium?: boolean;
  level: 1 | 2;
}

/** Name, work and city, beside the photo. */
export function PersonHead({ person, premium = false, level }: PersonHeadProps) {
  const Heading = level === 1 ? "h1" : "h2";
  const place = [person.city, person.state].filter(Boolean).join(", ");
  return (
    <div className="min-w-0 break-words">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="min-w-0 text-xl sm:text-2xl">{person.name}</Heading>
        {premium && <Badge tone="brand">Premium</Badge>}
      </div>
      {person.headline && <p className="mt-1 text-base text-pretty">{person.headline}</p>}
      {place && (
        <p className="mt-2 flex items-start gap-1.5 text-sm text-muted">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{place}</span>
        </p>
      )}
    </div>
  );
}

/** Text on several lines, as it was typed. */
export function PersonAbout({ about, empty, level }: { about: string; empty: string; level: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="mt-6 border-t border-line pt-5">
      <Heading className="text-base">About</Heading>
      {about ? (
        <p className="mt-2 text-sm break-words whitespace-pre-line">{about}</p>
      ) : (
        <p className="mt-2 text-sm text-muted">{empty}</p>
      )}
    </div>
  );
}
