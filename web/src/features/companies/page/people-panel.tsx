import { Suspense } from "react";
import { Link } from "react-router";
import { lazyWithQueries } from "../../../first-visit/lazy-with-queries.tsx";
import { useSession } from "../../../lib/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";

// Visitors never load it.
const MessagePerson = lazyWithQueries(() =>
  import("./message-person.tsx").then((module) => module.MessagePerson),
);

export interface Person {
  name: string;
  role: string;
  picture: string | null;
  path: string;
}

/** The members of the team who show themselves. */
export function PeoplePanel({ companyId, people }: { companyId: string; people: Person[] }) {
  const { status } = useSession();
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ name, role, picture, path }) => (
        <li
          key={path}
          className="relative flex min-w-0 items-center gap-3 rounded-card border border-line bg-raised p-4 hover:border-line-strong"
        >
          <Avatar name={name} src={picture} decorative />
          <div className="min-w-0 flex-1">
            <Link
              to={path}
              className="font-medium break-words after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
            <p className="text-sm break-words text-muted">{role}</p>
          </div>
          {status === "member" && (
            <Suspense>
              <MessagePerson companyId={companyId} path={path} />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  );
}
