import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { MessageButton } from "../../../site/message-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ConnectButton } from "../../people/connections/connect-button.tsx";
import { PersonLine } from "../../people/connections/person-line.tsx";
import { NotNowButton } from "../../people/suggestions/not-now-button.tsx";
import type { FeedShell } from "./feed-address.ts";
import { useAround } from "./use-around.ts";

const SHOWN = 3;
const NOT_CONNECTED = { _id: null, relation: "none", inviteFrom: null } as const;

interface PeopleToMeetProps {
  shell: FeedShell;
  /** Beside each other above the posts, or below each other beside them. */
  look: "row" | "list";
}

/** A few suggestions with their reasons. Nothing while there are none. */
export function PeopleToMeet({ shell, look }: PeopleToMeetProps) {
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
      <ul
        className={
          look === "list"
            ? "mt-3 grid grid-cols-1 gap-4"
            : "-mx-4 mt-3 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 [scrollbar-width:none]"
        }
      >
        {people.map(({ person, reasons }) => (
          <li
            key={person._id}
            className={
              look === "row" ? "w-64 shrink-0 snap-start rounded-field border border-line p-3" : undefined
            }
          >
            <PersonLine
              person={person}
              short
              below={reasons[0] && <p className="text-xs text-muted">{reasons[0].text}</p>}
            >
              <div className="flex flex-wrap items-center gap-1">
                <ConnectButton person={person} connection={NOT_CONNECTED} size="sm" />
                <MessageButton person={person} size="icon-sm" />
                <NotNowButton person={person} />
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
