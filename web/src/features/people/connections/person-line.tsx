import type { Person } from "@cardplaza/contract/people/person";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { cn } from "../../../ui/class-names.ts";

interface PersonLineProps {
  person: Person;
  /** Below the headline: why they are suggested, the note of an invitation. */
  below?: ReactNode;
  /** At the end of the line: what can be done. Under it on a phone. */
  children?: ReactNode;
  /** Leaves out what both know in common. */
  short?: boolean;
  className?: string;
}

/** A member in a list. The name leads to the profile, if the viewer may open it. */
export function PersonLine({ person, below, children, short = false, className }: PersonLineProps) {
  const { name, profile_image, headline, city, mutual, path } = person;
  const common = mutual === 1 ? "1 shared connection" : `${mutual} shared connections`;
  const facts = [city, !short && mutual > 0 && common].filter(Boolean).join(" · ");
  return (
    <div className={cn("flex flex-wrap items-start gap-x-4 gap-y-3", className)}>
      <div className="flex min-w-0 flex-[1_1_14rem] items-start gap-3">
        <Avatar name={name} src={profile_image && pictureUrl(profile_image, 100)} decorative />
        <div className="min-w-0 flex-1 text-sm break-words">
          {path ? (
            <Link to={path} className="touch-area font-semibold hover:underline">
              {name}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          {headline && <p className="line-clamp-2 text-pretty">{headline}</p>}
          {facts && <p className="text-muted">{facts}</p>}
          {below}
        </div>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2 max-sm:pl-13">{children}</div>}
    </div>
  );
}
