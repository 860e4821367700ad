import { dayInWords } from "@cardplaza/contract/date-words";
import { RotateCcw } from "lucide-react";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { Panel } from "../panel.tsx";

interface Restorable {
  _id: string;
  name: string;
  /** What the line says, if the name alone does not tell it. */
  line?: string;
  restorableUntil: string;
}

interface RestorableListProps {
  title: string;
  items: Restorable[];
  /** The one that is being restored now. */
  busyId?: string;
  onRestore: (id: string) => void;
  className?: string;
}

/** What was deleted and can still be restored, folded. Nothing while there is none. */
export function RestorableList({ title, items, busyId, onRestore, className }: RestorableListProps) {
  if (items.length === 0) return null;
  return (
    <Panel className={cn("py-4 sm:py-4", className)}>
      <details>
        <summary className="min-h-8 cursor-pointer content-center font-semibold pointer-coarse:min-h-11">
          {title} ({items.length})
        </summary>
        <ul className="mt-2">
          {items.map(({ _id, name, line = name, restorableUntil }) => (
            <li key={_id} className="flex items-center justify-between gap-3 border-t border-line py-3">
              <div className="min-w-0 flex-1 text-sm">
                <p className="font-medium break-words">{line}</p>
                <p className="text-muted">Can be restored until {dayInWords(restorableUntil)}</p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Restore ${name}`}
                busy={busyId === _id}
                onClick={() => onRestore(_id)}
              >
                <RotateCcw /> Restore
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
