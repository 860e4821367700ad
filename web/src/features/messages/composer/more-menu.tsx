import { AlarmClock, MessageSquareQuote, Paperclip, Plus, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { MenuPage } from "../../../ui/overlays/menu-page.tsx";
import { TimeItems } from "../later/time-items.tsx";
import { COMPOSER_WORDS } from "../messages-words.ts";
import { SavedReplyItems } from "../together/saved-reply-items.tsx";
import { FILES_WORDS } from "../words/files-words.ts";
import { LATER_WORDS } from "../words/later-words.ts";
import { SHARE_WORDS } from "../words/share-words.ts";
import { REPLIES_WORDS } from "../words/together-words.ts";
import type { ComposerToolsProps, ToolDialog } from "./composer-tools.tsx";

interface MoreMenuProps extends ComposerToolsProps {
  onChooseFiles: () => void;
  onOpen: (dialog: ToolDialog) => void;
  className: string;
}

/** On a phone: all that goes with a message behind one button, so that the field keeps its width. */
export const MoreMenu = ({ className, ...rest }: MoreMenuProps) => (
  <Menu>
    <MenuTrigger asChild>
      <Button variant="ghost" size="icon" aria-label={COMPOSER_WORDS.more} className={className}>
        <Plus />
      </Button>
    </MenuTrigger>
    <MenuContent align="start" className="min-w-64">
      <Pages {...rest} />
    </MenuContent>
  </Menu>
);

/** Drawn while the menu is open, so that it begins with its first page. */
function Pages(props: Omit<MoreMenuProps, "className">) {
  const { text, onText, isFull, onLater, canSend, onChooseFiles, onOpen } = props;
  const [page, setPage] = useState<"replies" | "later" | null>(null);
  const back = { label: COMPOSER_WORDS.backToMore, onBack: () => setPage(null) };
  if (page === "replies")
    return (
      <MenuPage {...back}>
        <SavedReplyItems text={text} onChoose={onText} onEdit={() => onOpen("replies")} />
      </MenuPage>
    );
  if (page === "later" && onLater)
    return (
      <MenuPage {...back}>
        <TimeItems onChoose={onLater} onOwnTime={() => onOpen("time")} />
      </MenuPage>
    );
  return (
    <>
      <MenuItem disabled={isFull} onSelect={onChooseFiles}>
        <Paperclip /> {FILES_WORDS.attach}
      </MenuItem>
      <MenuItem onSelect={() => onOpen("share")}>
        <Share2 /> {SHARE_WORDS.open}
      </MenuItem>
      <MenuItem onSelect={(event) => (event.preventDefault(), setPage("replies"))}>
        <MessageSquareQuote /> {REPLIES_WORDS.replies}
      </MenuItem>
      {onLater && (
        <MenuItem disabled={!canSend} onSelect={(event) => (event.preventDefault(), setPage("later"))}>
          <AlarmClock /> {LATER_WORDS.sendLater}
        </MenuItem>
      )}
    </>
  );
}
