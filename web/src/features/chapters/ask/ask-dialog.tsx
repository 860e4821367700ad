import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { JoinForm } from "./join-form.tsx";
import type { Ask } from "./use-ask.ts";
import { VisitForm } from "./visit-form.tsx";

interface AskDialogProps {
  chapter: Chapter;
  ask: Ask;
  onAsk: (ask: Ask | null) => void;
}

const WAYS = [
  { value: "visit", label: "Visit a meeting" },
  { value: "join", label: "Join" },
] as const;

/** Come once as a guest, or become a member: one form for both. */
export function AskDialog({ chapter, ask, onAsk }: AskDialogProps) {
  const isInvited = chapter.own?.status === "invited";
  return (
    <Dialog open onOpenChange={(open) => !open && onAsk(null)}>
      <DialogContent
        title={chapter.name}
        description={`${chapter.rhythm} · ${chapter.online ? "Online" : chapter.city}`}
      >
        {!isInvited && (
          <Segmented
            label="What would you like?"
            options={WAYS}
            value={ask}
            onChange={onAsk}
            className="mb-5 flex"
          />
        )}
        {ask === "visit" && !isInvited ? (
          <VisitForm chapter={chapter} onJoin={() => onAsk("join")} />
        ) : (
          <JoinForm chapter={chapter} onDone={() => onAsk(null)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
