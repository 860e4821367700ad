import { dayInWords } from "@cardplaza/contract/date-words";
import type { Connection } from "@cardplaza/contract/people/connections";
import { Lock, NotebookPen } from "lucide-react";
import { MessageButton } from "../../../site/message-button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";
import { PersonLine } from "./person-line.tsx";
import { asSeen } from "./use-connection.ts";
import { ROW } from "./people-states.tsx";
import { usePeopleCache } from "./use-people.ts";

/** One connection, with what the member noted about it. */
export function MyConnection({ connection, onOpen }: { connection: Connection; onOpen: () => void }) {
  const { _id, person, tags, privateNote, at } = connection;
  const cache = usePeopleCache();
  const drop = () => {
    cache.drop(_id);
    cache.count({ mine: -1 });
  };
  return (
    <li className={ROW}>
      <PersonLine
        person={person}
        below={
          <>
            {tags.length > 0 && (
              <ul aria-label={`Tags of ${person.name}`} className="mt-1.5 flex flex-wrap gap-1.5">
                {tags.map((tag) => (
                  <li key={tag} className="max-w-full">
                    <Badge>
                      <span className="truncate">{tag}</span>
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
            {privateNote && (
              <p className="mt-1.5 flex items-start gap-1.5 text-muted">
                <Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
                <span className="line-clamp-2 min-w-0 whitespace-pre-line">
                  <span className="sr-only">Your private note: </span>
                  {privateNote}
                </span>
              </p>
            )}
            <p className="mt-1 text-xs text-muted">Connected since {dayInWords(at)}</p>
          </>
        }
      >
        <MessageButton person={person} size="sm" />
        <Button
          size="sm"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={`Note and tags for ${person.name}`}
          onClick={onOpen}
        >
          <NotebookPen /> Note
        </Button>
        <ConnectButton
          size="sm"
          person={person}
          connection={asSeen(connection)}
          onChanged={drop}
          onBlocked={drop}
        />
      </PersonLine>
    </li>
  );
}
