import type { Message } from "@cardplaza/contract/messages/message";
import { EllipsisVertical } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { THREAD_WORDS } from "../messages-words.ts";
import { messageClock } from "../sync/message-time.ts";
import { MenuRows } from "./menu-rows.tsx";
import { useThreadShared } from "./thread-context.ts";

/** All that can be done with a message, behind one button; the arrow keys lead from one message's to the next. */
export function MessageMenu({ message }: { message: Message }) {
  const { conversation } = useThreadShared();
  const { senderName, at, kind } = message;
  if (kind === "note" || conversation.state === "invited") return null;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          data-message-menu=""
          tabIndex={-1}
          aria-label={THREAD_WORDS.menuOf(senderName, messageClock(at))}
          className="shrink-0 text-muted opacity-0 transition-opacity duration-150 group-focus-within/message:opacity-100 group-hover/message:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        >
          <EllipsisVertical />
        </Button>
      </MenuTrigger>
      <MenuContent align="center" className="min-w-64">
        <MenuRows message={message} />
      </MenuContent>
    </Menu>
  );
}
