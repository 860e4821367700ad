import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ConnectButton } from "../../profile/connect-button.tsx";
import { PersonLine } from "../../profile/person-line.tsx";
import type { FeedShell } from "./feed-address.ts";
import { useAround } from "./use-around.ts";

const SHOWN = 3;
const NOT_CONNECTED = { _id: null, relation: "none", inviteFrom: null } as const;

/** A few suggestions with their reasons. Nothing while there are none. */
export function PeopleToMeet({ shell }: { shell: FeedShell }) {
  const id = useId();
  const { data, isPending } = useAround();
  const people = data?.suggestions.slice(0, SHOWN) ?? [];
  if (!isPending && people.length === 0) return null;
  return (
    <Panel aria-labelledby={id} aria-busy={isPending} className="p-4 sm:p-4">
      <h2 id={id} className="text-base">
        People to meet
      </h2>
      {isPending && <Skeleton className="mt-4 h-40" />}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {people.map(({ person, reasons }) => (
          <li key={person._id}>
            <PersonLine
              person={person}
              short
              below={reasons[0] && <p className="text-xs text-muted">{reasons[0].text}</p>}
            >
              <div className="pl-13 sm:pl-0 lg:pl-13">
                <ConnectButton person={person} connection={NOT_CONNECTED} size="sm" />
              </div>
            </PersonLine>
          </li>
        ))}
      </ul>
      {people.length > 0 && (
        <Button asChild variant="link" size="sm" className="mt-4">
          <Link to={shell.suggestionsPath}>
            All suggestions <ArrowRight />
          </Link>
        </Button>
      )}
    </Panel>
  );
}
