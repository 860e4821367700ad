import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { MAX_GROUP } from "@cardplaza/contract/messages/message-limits";
import { LogOut, Pencil, UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { AddPeopleDialog } from "./add-people-dialog.tsx";
import { GroupPeople } from "./group-people.tsx";
import { LeaveGroupDialog } from "./leave-group-dialog.tsx";
import { MuteButton } from "./mute-button.tsx";
import { PanelPicture } from "./panel-picture.tsx";
import { RenameGroupDialog } from "./rename-group-dialog.tsx";

interface GroupPanelProps {
  conversation: ConversationDetail;
  /** The signed-in member. */
  ownId: string;
  onChanged: (conversation: ConversationDetail) => void;
  onMute: (until: string | null) => void;
  onLeft: () => void;
  onClose: () => void;
}

/** Beside a group: who is in it and has read up to where, its name and picture, muting and leaving. */
export function GroupPanel({ conversation, ownId, onChanged, onMute, onLeft, onClose }: GroupPanelProps) {
  const { _id, title, participants, isAdmin, state, mutedUntil } = conversation;
  const [opened, setOpened] = useState<"add" | "rename" | "leave" | null>(null);
  const close = () => setOpened(null);
  const invited = participants.filter(({ isInvited }) => isInvited).length;
  const isOpen = state === "open";
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={title} description={GROUPS_WORDS.panelOf(participants.length - invited, invited)}>
        <div className="grid grid-cols-1 gap-5">
          {isAdmin && isOpen && <PanelPicture conversation={conversation} onChanged={onChanged} />}
          <div className="flex flex-wrap gap-2">
            <MuteButton mutedUntil={mutedUntil} onMute={onMute} />
            {isAdmin && isOpen && (
              <Button variant="secondary" size="sm" onClick={() => setOpened("rename")}>
                <Pencil /> {GROUPS_WORDS.rename}
              </Button>
            )}
            {isOpen && (
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-disabled={participants.length >= MAX_GROUP}
                  onClick={() => setOpened("add")}
                >
                  <UserPlus /> {GROUPS_WORDS.add}
                </Button>
                <Button variant="secondary" size="sm" onClick={() => setOpened("leave")}>
                  <LogOut /> {GROUPS_WORDS.leave}
                </Button>
              </>
            )}
          </div>
          <GroupPeople conversation={conversation} ownId={ownId} onChanged={onChanged} />
        </div>
        {opened === "add" && (
          <AddPeopleDialog conversation={conversation} onChanged={onChanged} onClose={close} />
        )}
        {opened === "rename" && (
          <RenameGroupDialog conversation={conversation} onChanged={onChanged} onClose={close} />
        )}
        {opened === "leave" && <LeaveGroupDialog id={_id} onLeft={onLeft} onClose={close} />}
      </SheetContent>
    </Sheet>
  );
}
