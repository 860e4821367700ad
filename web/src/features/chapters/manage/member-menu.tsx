import type { Chapter, ChapterMember } from "@cardplaza/contract/chapters/chapter";
import type { MemberAction } from "@cardplaza/contract/chapters/chapter-words";
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { isOpen } from "../own-part.ts";
import { actionLabel, actionsFor, NEEDS_DIALOG } from "./member-actions.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { useChangeMember } from "./use-change-member.ts";

interface MemberMenuProps {
  chapter: Chapter;
  member: ChapterMember;
  /** Actions that have their own buttons. */
  except?: readonly MemberAction[];
}

/** What the viewer may do with this member; nothing where they may not. */
export function MemberMenu({ chapter, member, except = [] }: MemberMenuProps) {
  const { user } = useSession();
  const [open, setOpen] = useState<MemberAction | null>(null);
  const { mutate } = useChangeMember(chapter, member);
  if (!user || !chapter.own || !isOpen(chapter)) return null;
  const viewer = { ...chapter.own, id: user._id, readOnly: chapter.readOnly };
  const actions = actionsFor(viewer, member).filter((action) => !except.includes(action));
  if (actions.length === 0) return null;
  const choose = (action: MemberAction) => {
    if (NEEDS_DIALOG.includes(action)) return setOpen(action);
    mutate({ action }, { onError: (error) => toast({ title: problemText(error), variant: "destructive" }) });
  };
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="ghost" size="icon-sm" aria-label={`More for ${member.person.name}`}>
            <EllipsisVertical />
          </Button>
        </MenuTrigger>
        <MenuContent>
          {actions.map((action) => (
            <MenuItem
              key={action}
              {...(["suspend", "remove", "decline"].includes(action) && { tone: "danger" as const })}
              onSelect={() => choose(action)}
            >
              {actionLabel(action, member)}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      {open && <MemberDialog chapter={chapter} member={member} action={open} onClose={() => setOpen(null)} />}
    </>
  );
}
