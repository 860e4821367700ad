import { ScanLine, Trash2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, DialogContent } from "../../../../ui/overlays/dialog.tsx";
import { ContactForm } from "../../contact-form.tsx";
import { isReady } from "../../../../lib/outbox/entry.ts";
import type { Scan } from "../../scan-kind.ts";

interface ScanListProps {
  scans: Scan[];
  onMend: (scan: Scan, contact: Scan["call"]) => Promise<void>;
  onRemove: (scan: Scan) => Promise<void>;
}

/** What waits in this browser: ready to go, or to be looked over. */
export function ScanList({ scans, onMend, onRemove }: ScanListProps) {
  const [opened, setOpened] = useState<Scan>();
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {scans.map((scan) => (
          <li
            key={scan.id}
            className="flex flex-wrap items-center gap-3 rounded-field border border-line p-3 sm:flex-nowrap"
          >
            <Photo photo={scan.photo} />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium break-words">{scan.call.name || "No name yet"}</p>
              <p className="text-sm break-words text-muted">{aboutIt(scan)}</p>
              {scan.problem && <p className="mt-1 text-sm text-danger">{scan.problem}</p>}
            </div>
            {needsALook(scan) && <Badge tone="warning">To check</Badge>}
            <div className="flex gap-1">
              <Button variant="secondary" onClick={() => setOpened(scan)}>
                {needsALook(scan) ? "Check" : "Edit"}
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${scan.call.name || "this scan"}`}
                onClick={() => void onRemove(scan)}
              >
                <Trash2 />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={opened !== undefined} onOpenChange={(open) => !open && setOpened(undefined)}>
        {opened && (
          <DialogContent title="Check the contact" description="This is what we read. Correct what is wrong.">
            {opened.photo && <Photo photo={opened.photo} large />}
            <ContactForm
              key={opened.id}
              initial={opened.call}
              submitLabel="Done"
              onCancel={() => setOpened(undefined)}
              onSubmit={async (contact) => {
                await onMend(opened, contact);
                setOpened(undefined);
              }}
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

const needsALook = (scan: Scan) => !isReady(scan);

const aboutIt = ({ call }: Scan) =>
  [call.role, call.company, call.phone, call.email].filter(Boolean).slice(0, 3).join(" · ");

/** The paper card, so that a guess can be compared with it. */
function Photo({ photo, large = false }: { photo?: Blob; large?: boolean }) {
  const url = useMemo(() => photo && URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
  if (large)
    return (
      url && <img src={url} alt="The scanned card" className="mb-5 w-full rounded-field border border-line" />
    );
  return url ? (
    <img src={url} alt="" className="h-12 w-20 shrink-0 rounded-field border border-line object-cover" />
  ) : (
    <span className="grid h-12 w-20 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-strong">
      <ScanLine aria-hidden="true" className="size-5" />
    </span>
  );
}
