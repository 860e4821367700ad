import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { inWords } from "../../../lib/problem-text.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { isOpen } from "../own-part.ts";
import { useReadChapters } from "../use-chapter.ts";

interface LeaveDialogProps {
  chapter: Chapter;
  open: boolean;
  onClose: () => void;
}

/** Leaving, taking a request back, or declining an invitation: one call, in the words of each. */
export function LeaveDialog({ chapter, open, onClose }: LeaveDialogProps) {
  const readAgain = useReadChapters();
  const navigate = useNavigate();
  const isLast = chapter.own?.role === "leader" && chapter.members === 1;
  const { title, text, label, done } = WORDS[chapter.own?.status ?? ""] ?? (isLast ? LEAVE_AS_LAST : LEAVE);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title(chapter.name)}
      description={text}
      confirmLabel={label}
      onConfirm={async () => {
        await inWords(api["POST /api/chapters/:id/leave"]({ params: { id: chapter._id } }));
        toast({ title: done });
        // Only its members see a chapter that is archived or suspended.
        if (chapter.own?.role === "leader" || !isOpen(chapter)) await navigate(OFFLINE_NETWORKING_PATH);
        await readAgain();
      }}
    />
  );
}

const LEAVE = {
  title: (name: string) => `Leave ${name}?`,
  text: "Your seat becomes free. What you gave and received stays in your lists.",
  label: "Leave",
  done: "You have left the chapter",
};

const LEAVE_AS_LAST = {
  ...LEAVE,
  text: "You are its only member, so the chapter is archived. Nobody can open it again.",
};

const WORDS: Partial<Record<string, typeof LEAVE>> = {
  requested: {
    title: (name) => `Take back your request to ${name}?`,
    text: "You can ask again later.",
    label: "Take it back",
    done: "Your request was taken back",
  },
  waitlisted: {
    title: (name) => `Leave the waitlist of ${name}?`,
    text: "You lose your place on it.",
    label: "Leave the waitlist",
    done: "You have left the waitlist",
  },
  invited: {
    title: (name) => `Decline the invitation to ${name}?`,
    text: "The officers may invite you again.",
    label: "Decline",
    done: "The invitation was declined",
  },
};
