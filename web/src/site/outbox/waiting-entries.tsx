import { momentInWords } from "@cardplaza/contract/date-words";
import type { Entry } from "../../lib/outbox/entry.ts";
import type { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { OUTBOX_TEXT } from "./outbox-words.ts";

interface WaitingEntriesProps {
  outbox: Pick<ReturnType<typeof useOutbox>, "offline" | "problem" | "drop" | "sendAgain">;
  entries: readonly Entry[];
  /** Opens a refused one in its form again; undefined where it has none. */
  onEdit?: (entry: Entry) => (() => void) | undefined;
  className?: string;
}

/** What was made here and waits to be sent. Draws nothing if nothing waits. */
export function WaitingEntries({ outbox, entries, onEdit, className }: WaitingEntriesProps) {
  const why = outbox.offline
    ? OUTBOX_TEXT.offline
    : outbox.problem
      ? OUTBOX_TEXT.notYet(outbox.problem)
      : OUTBOX_TEXT.online;
  return (
    // Always there, so that screen readers announce what comes into it.
    <div role="status" className={cn("empty:hidden", className)}>
      {entries.length > 0 && (
        <ul aria-label="Not sent yet" className="grid grid-cols-1 gap-2">
          {entries.map((entry) => (
            <WaitingEntry
              key={entry.id}
              entry={entry}
              why={why}
              onEdit={entry.problem === undefined ? undefined : onEdit?.(entry)}
              onAgain={entry.isDoubtful ? () => void outbox.sendAgain(entry) : undefined}
              onDelete={() => void outbox.drop(entry)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface WaitingEntryProps {
  entry: Entry;
  why: string;
  onEdit: (() => void) | undefined;
  onAgain: (() => void) | undefined;
  onDelete: () => void;
}

function WaitingEntry({ entry: { label, problem, at }, why, onEdit, onAgain, onDelete }: WaitingEntryProps) {
  const name = label || OUTBOX_TEXT.unnamed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field border border-line bg-raised px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-48 break-words">
        <p className="line-clamp-3 font-medium whitespace-pre-line">{name}</p>
        <p className={problem === undefined ? "text-muted" : "text-danger"}>{problem ?? why}</p>
        <p className="text-xs text-muted">{momentInWords(new Date(at).toISOString(), "reader")}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        {onAgain && (
          <Button variant="secondary" size="sm" aria-label={`Send ${name} again`} onClick={onAgain}>
            Send again
          </Button>
        )}
        {onEdit && (
          <Button variant="secondary" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
