import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { Ban, UserRound, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { MenuItem } from "../../../ui/overlays/menu.tsx";
import { CONVERSATION_WORDS } from "../messages-words.ts";
import type { HeadDialog } from "./head-dialogs.tsx";

interface HeadEntriesProps {
  conversation: ConversationDetail;
  onOpen: (dialog: HeadDialog) => void;
}

/** The rows of a thread's menu that are about those in it. */
export function HeadEntries({ conversation: { kind, other, chapterId, state }, onOpen }: HeadEntriesProps) {
  return (
    <>
      {other?.path && (
        <MenuItem asChild>
          <Link to={other.path}>
            <UserRound /> {CONVERSATION_WORDS.profile}
          </Link>
        </MenuItem>
      )}
      {other && state !== "closed" && (
        <MenuItem onSelect={() => onOpen("block")}>
          <Ban /> <span className="truncate">{CONVERSATION_WORDS.block(other.name)}</span>
        </MenuItem>
      )}
      {kind === "group" && (
        <MenuItem onSelect={() => onOpen("group")}>
          <UsersRound /> {CONVERSATION_WORDS.group}
        </MenuItem>
      )}
      {chapterId && (
        <MenuItem asChild>
          <Link to={chapterPath(chapterId)}>
            <UsersRound /> {CONVERSATION_WORDS.openChapter}
          </Link>
        </MenuItem>
      )}
    </>
  );
}
