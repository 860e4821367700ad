import type { Person } from "@cardplaza/contract/people/person";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Fragment } from "react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";

/** How many connections the member has, and which of them the viewer knows too. */
export function SharedConnections({ profile }: { profile: PublicProfile }) {
  const { connections, mutual, isSelf } = profile;
  const { count, people } = mutual;
  return (
    <>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {connections === 1 ? "1 connection" : `${connections.toLocaleString("en-IN")} connections`}
      </p>
      {!isSelf && people.length > 0 && (
        <div className="mt-2 flex items-center gap-2.5 text-sm">
          <span className="flex shrink-0 -space-x-2">
            {people.map(({ _id, name, profile_image: photo }) => (
              <Avatar
                key={_id}
                name={name}
                src={photo && pictureUrl(photo, 100)}
                size="sm"
                decorative
                className="border-2 border-raised"
              />
            ))}
          </span>
          <p className="min-w-0 break-words text-muted">
            {count === 1 ? "You both know " : "You know "}
            <Names people={people} more={count - people.length} />
            {count === 1 ? "" : " too"}
          </p>
        </div>
      )}
    </>
  );
}

/** "Meera Shah, Karan Gill and 2 others" */
function Names({ people, more }: { people: Person[]; more: number }) {
  const others = more === 1 ? "1 other" : `${more} others`;
  const last = more > 0 ? people.length : people.length - 1;
  return (
    <>
      {people.map(({ _id, name, path }, index) => (
        <Fragment key={_id}>
          {index > 0 && (index === last ? " and " : ", ")}
          {path ? (
            <Link to={path} className="font-medium text-ink hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </Fragment>
      ))}
      {more > 0 && ` and ${others}`}
    </>
  );
}
