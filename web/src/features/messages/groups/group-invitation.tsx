import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { GROUPS_WORDS } from "../words/groups-words.ts";

interface GroupInvitationProps {
  /** With the state `invited`. */
  conversation: Pick<ConversationDetail, "_id" | "title" | "knownBy" | "participants">;
  onAccepted: (conversation: ConversationDetail) => void;
  onDeclined: () => void;
}

/** In the place of the text: a group that the member may join. */
export function GroupInvitation({
  conversation: { _id, title, knownBy, participants },
  onAccepted,
  onDeclined,
}: GroupInvitationProps) {
  const [busy, setBusy] = useState<"accept" | "decline" | null>(null);
  const [problem, setProblem] = useState<string>();
  const present = participants.flatMap(({ name, isInvited }) => (isInvited ? [] : [name]));
  async function answer(how: "accept" | "decline") {
    setBusy(how);
    setProblem(undefined);
    try {
      if (how === "accept") return onAccepted(await api["POST /api/conversations/:id/accept"](one(_id)));
      await api["POST /api/conversations/:id/decline"](one(_id));
      toast({ title: GROUPS_WORDS.declined });
      onDeclined();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(null);
    }
  }
  return (
    <section
      aria-labelledby={`invitation-${_id}`}
      className="max-h-[calc(var(--screen,100dvh)/2)] overflow-y-auto border-t border-line bg-raised px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-sm"
    >
      <h3 id={`invitation-${_id}`} dir="auto" className="text-base wrap-anywhere">
        {GROUPS_WORDS.invitation(title)}
      </h3>
      {knownBy.map((text) => (
        <p key={text} dir="auto" className="mt-1 text-left wrap-anywhere">
          {text}
        </p>
      ))}
      {present.length > 0 && (
        <p dir="auto" className="mt-1 line-clamp-2 text-left wrap-anywhere">
          {GROUPS_WORDS.inIt(present)}
        </p>
      )}
      <p className="mt-1 text-pretty text-muted">{GROUPS_WORDS.invitationText}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy === "accept"} onClick={() => void answer("accept")}>
          {GROUPS_WORDS.accept}
        </Button>
        <Button variant="secondary" busy={busy === "decline"} onClick={() => void answer("decline")}>
          {GROUPS_WORDS.decline}
        </Button>
      </div>
      <FieldError id={`invitation-${_id}-problem`} message={problem} />
    </section>
  );
}

const one = (id: string) => ({ params: { id } });
