import { clockInWords } from "@cardplaza/contract/date-words";
import { CloudUpload } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { canBeMended, MendSlip } from "./mend-slip.tsx";
import type { Slip } from "../queue/slip.ts";
import { useSlipQueue } from "../queue/use-slip-queue.ts";

/** An officer marks a whole table while there is no network: the list must not push their rows away. */
const SHOWN = 3;

/** What waits in this browser to be sent, and what the server refused. Draws nothing if nothing waits. */
export function WaitingSlips({ className }: { className?: string }) {
  const { slips, areStored, drop, send, offline, problem } = useSlipQueue();
  const refused = slips.filter((slip) => slip.problem !== undefined);
  const waiting = slips.length - refused.length;
  const [mended, setMended] = useState<Slip>();
  const [showsAll, setShowsAll] = useState(false);
  const hidden = showsAll ? [] : slips.filter((slip) => !refused.includes(slip)).slice(SHOWN);
  return (
    <>
      {/* Always there, so that screen readers announce what comes into it. */}
      <div role="status" className={className}>
        {slips.length > 0 && (
          <section aria-label="Waiting to be sent" className="rounded-card border border-line bg-raised p-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="flex items-center gap-2 text-base">
                <CloudUpload aria-hidden="true" className="size-5 text-muted" />
                {headingOf(waiting, refused.length)}
              </h2>
              {waiting > 0 && !offline && (
                <Button variant="secondary" size="sm" onClick={() => void send()}>
                  Send now
                </Button>
              )}
            </div>
            {waiting > 0 && <p className="mt-1 text-sm text-muted">{whyOf({ offline, problem })}</p>}
            {!areStored && (
              <Notice tone="warning" className="mt-3">
                This browser keeps nothing: stay on this page until everything is sent.
              </Notice>
            )}
            <ul className="mt-3 grid grid-cols-1 gap-2">
              {slips
                .filter((slip) => !hidden.includes(slip))
                .map((slip) => (
                  <SlipRow
                    key={slip.id}
                    slip={slip}
                    onMend={() => setMended(slip)}
                    onDrop={() => void drop(slip)}
                  />
                ))}
            </ul>
            {hidden.length > 0 && (
              <Button variant="link" className="mt-3" onClick={() => setShowsAll(true)}>
                {`Show ${hidden.length} more`}
              </Button>
            )}
          </section>
        )}
      </div>
      {mended && <MendSlip key={mended.id} slip={mended} onClose={() => setMended(undefined)} />}
    </>
  );
}

interface SlipRowProps {
  slip: Slip;
  onMend: () => void;
  onDrop: () => void;
}

function SlipRow({ slip, onMend, onDrop }: SlipRowProps) {
  const { label, problem, at } = slip;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-40 break-words">
        <p className="font-medium">{label}</p>
        <p className={problem ? "text-danger" : "text-muted"}>
          {problem ?? `Entered at ${clockInWords(new Date(at).toISOString())}`}
        </p>
      </div>
      <Badge tone={problem ? "danger" : "warning"}>{problem ? "Not accepted" : "Waiting"}</Badge>
      {canBeMended(slip) && (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Edit ${label}`}
          onClick={onMend}
        >
          Edit
        </Button>
      )}
      <Button variant="ghost" size="sm" aria-label={`Drop ${label}`} onClick={onDrop}>
        Drop
      </Button>
    </li>
  );
}

function headingOf(waiting: number, refused: number): string {
  if (waiting > 0) return `${waiting} waiting to be sent`;
  return refused === 1 ? "1 was not accepted" : `${refused} were not accepted`;
}

function whyOf({ offline, problem }: { offline: boolean; problem: string | undefined }): string {
  if (offline) return "There is no network. It is sent by itself as soon as there is one.";
  return problem ? `Not sent yet. ${problem}` : "It is sent by itself.";
}
