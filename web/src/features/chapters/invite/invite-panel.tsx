import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { LEAST_ACTIVE_MEMBERS } from "@cardplaza/contract/chapters/chapter-words";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { SeatField } from "../ask/seat-field.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { InviteByMessage } from "./invite-by-message.tsx";
import { ShareInvite } from "./share-invite.tsx";

/** Most people whom a founder knows have no account yet: a link, an SMS or a mail brings them. */
export function InvitePanel({ chapter }: { chapter: Chapter }) {
  const [category, setCategory] = useState("");
  const [byName, setByName] = useState(false);
  return (
    <Panel aria-label="Invite members">
      <PanelHeader
        title="Invite members"
        description="They don't need an account yet. They join as soon as they accept."
        actions={
          <Button size="sm" variant="secondary" onClick={() => setByName(true)}>
            <UserPlus /> Invite by name
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        {chapter.status === "pending" && <ToActive members={chapter.members} />}
        <SeatField
          label="Seat you offer"
          optional
          placeholder="Choose their trade"
          value={category}
          taken={chapter.oneSeatPerCategory ? chapter.takenCategories : []}
          onChange={setCategory}
          hint="Without one, they choose it themselves."
        />
        <ShareInvite key={category} chapter={chapter} category={category} />
        <InviteByMessage chapter={chapter} category={category} />
      </div>
      {byName && <InviteDialog chapter={chapter} onClose={() => setByName(false)} />}
    </Panel>
  );
}

function ToActive({ members }: Pick<Chapter, "members">) {
  const text = `${members} of ${LEAST_ACTIVE_MEMBERS} members`;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-medium tabular-nums">{text}</span>
        <span className="text-muted">With {LEAST_ACTIVE_MEMBERS}, your chapter is active.</span>
      </p>
      <ProgressBar label={text} value={members / LEAST_ACTIVE_MEMBERS} className="mt-2" />
    </div>
  );
}
