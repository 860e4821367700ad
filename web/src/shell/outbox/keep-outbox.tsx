import { CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { isReady } from "../../lib/outbox/entry.ts";
import { giveOutbox } from "../../lib/outbox/late-outbox.ts";
import { kindOf } from "../../lib/outbox/outbox-kind.ts";
import { settleMember } from "../../lib/storage/forget-member.ts";
import { useSession } from "../../lib/session.ts";
import { dropLeftBehind } from "../../lib/outbox/outbox-store.ts";
import { useKeepSending } from "../../lib/outbox/use-keep-sending.ts";
import { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { OUTBOX_TEXT } from "../../site/outbox/outbox-words.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { ALL_KINDS } from "./all-kinds.ts";
import { OutboxDialog } from "./outbox-dialog.tsx";

// A sign-out without a network needs them.
const loadQuestion = () =>
  Promise.all([import("./has-unsent.ts"), import("./unsent-question.tsx")]).catch(() => {});

/** Sends what waits, on every screen of a member, and says in one line that something does. */
export function KeepOutbox() {
  const outbox = useOutbox();
  const id = useSession().user?._id;
  useEffect(() => {
    if (id) {
      settleMember(id);
      void dropLeftBehind(id);
    }
    void loadQuestion();
  }, [id]);
  const ready = outbox.waiting.filter(isReady);
  useKeepSending(ready.at(-1)?.id, outbox.send);
  useEffect(() => {
    // Only then are all kinds there, and anything can be entered.
    if (ALL_KINDS.length > 0) giveOutbox({ ...outbox, kindOf });
  });
  useEffect(() => () => giveOutbox(undefined), []);

  const refused = outbox.waiting.filter(({ problem }) => problem !== undefined);
  const listed = outbox.waiting.filter((entry) => ready.includes(entry) || refused.includes(entry));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div role="status" className="empty:hidden print:hidden">
        {listed.length > 0 && (
          <div className="border-b border-line bg-warning-soft text-sm">
            <div className={cn(PAGE_WIDTH, "flex min-h-11 flex-wrap items-center gap-x-3")}>
              <CloudUpload aria-hidden="true" className="size-4 shrink-0 text-warning" />
              <span>
                {ready.length > 0 && OUTBOX_TEXT.waits(ready.length)}
                {ready.length > 0 && refused.length > 0 && " "}
                {refused.length > 0 && OUTBOX_TEXT.refused(refused.length)}
              </span>
              <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                Show
              </Button>
            </div>
          </div>
        )}
      </div>
      {isOpen && <OutboxDialog outbox={outbox} entries={listed} onClose={() => setOpen(false)} />}
    </>
  );
}
