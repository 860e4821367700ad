import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { momentInWords } from "@cardplaza/contract/date-words";
import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { ArrowLeft, BellOff, EllipsisVertical } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { ConversationEntries } from "../acts/conversation-entries.tsx";
import { mutedState } from "../groups/mute-times.ts";
import { CONVERSATION_WORDS, MESSAGES_WORDS, THREAD_WORDS } from "../messages-words.ts";
import { MUTE_WORDS } from "../words/groups-words.ts";
import { HeadDialogs, type HeadDialog } from "./head-dialogs.tsx";
import { HeadEntries } from "./head-entries.tsx";

interface ThreadHeadProps {
  conversation: ConversationDetail;
  onBack: () => void;
}

/** Who one talks with, the way back on a phone, and what can be done with the whole conversation. */
export function ThreadHead({ conversation, onBack }: ThreadHeadProps) {
  const { title, picture } = conversation;
  const [dialog, setDialog] = useState<HeadDialog | null>(null);
  return (
    <header className="flex h-16 shrink-0 items-center gap-2 border-b border-line bg-raised px-2 sm:px-3">
      <Button
        variant="ghost"
        size="icon"
        aria-label={MESSAGES_WORDS.back}
        className="lg:hidden"
        onClick={onBack}
      >
        <ArrowLeft />
      </Button>
      <Avatar name={title} src={picture && pictureUrl(picture, 100)} decorative className="lg:ml-2" />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="truncate text-left text-base leading-tight">
          <Title conversation={conversation} onGroup={() => setDialog("group")} />
        </h2>
        <p className="flex items-center gap-1.5 truncate text-xs text-muted">
          <Subtitle conversation={conversation} />
        </p>
      </div>
      {conversation.state !== "invited" && (
        <Menu>
          <MenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={THREAD_WORDS.menu}>
              <EllipsisVertical />
            </Button>
          </MenuTrigger>
          <MenuContent>
            <HeadEntries conversation={conversation} onOpen={setDialog} />
            <ConversationEntries conversation={conversation} onOpen={setDialog} />
          </MenuContent>
        </Menu>
      )}
      {dialog && (
        <HeadDialogs
          conversation={conversation}
          open={dialog}
          onClose={() => setDialog(null)}
          onBack={onBack}
        />
      )}
    </header>
  );
}

const TITLE_LOOK = "touch-area rounded-sm underline-offset-4 hover:underline";

/** Leads to who it is: a profile, a chapter, the people of a group. */
function Title({
  conversation,
  onGroup,
}: {
  conversation: ConversationDetail;
  onGroup: () => void;
}): ReactNode {
  const { kind, title, other, chapterId, state } = conversation;
  const path = other?.path || (chapterId && chapterPath(chapterId));
  if (path)
    return (
      <Link to={path} className={TITLE_LOOK}>
        {title}
      </Link>
    );
  if (kind !== "group" || state === "invited") return title;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onGroup}
      className={`${TITLE_LOOK} max-w-full truncate`}
    >
      {title}
    </button>
  );
}

function Subtitle({ conversation }: { conversation: ConversationDetail }) {
  const { kind, other, memberCount, mutedUntil } = conversation;
  const { isMuted, until } = mutedState(mutedUntil, useNow());
  const words =
    kind === "direct"
      ? [other?.headline, other?.city]
      : [kind === "chapter" && CONVERSATION_WORDS.chapter, CONVERSATION_WORDS.people(memberCount)];
  return (
    <>
      {isMuted && (
        <BellOff
          role="img"
          aria-label={until ? MUTE_WORDS.mutedUntil(momentInWords(until, "reader")) : MUTE_WORDS.muted}
          className="size-3.5 shrink-0"
        />
      )}
      <span dir="auto" className="truncate">
        {words.filter(Boolean).join(" · ")}
      </span>
    </>
  );
}
