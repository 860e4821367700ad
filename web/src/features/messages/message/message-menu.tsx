import type { Message } from "@cardplaza/contract/messages/message";
import { MESSAGE_REACTIONS, REACTION_NAMES } from "@cardplaza/contract/messages/message-words";
import {
  AlarmClock,
  Copy,
  EllipsisVertical,
  Flag,
  Forward,
  type LucideIcon,
  MailOpen,
  MessageSquareLock,
  Pencil,
  Pin,
  PinOff,
  Reply,
  Trash2,
} from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { ACT_WORDS, THREAD_WORDS } from "../messages-words.ts";
import { messageClock } from "../sync/message-time.ts";
import { canReact, type MessageAct, messageActs } from "./message-acts.ts";
import { useThreadShared } from "./thread-context.ts";

const ICONS: Record<MessageAct, LucideIcon> = {
  reply: Reply,
  answerPrivately: MessageSquareLock,
  copy: Copy,
  forward: Forward,
  pin: Pin,
  unpin: PinOff,
  remind: AlarmClock,
  edit: Pencil,
  markUnread: MailOpen,
  deleteForMe: Trash2,
  deleteForAll: Trash2,
  report: Flag,
};
const IN_RED: readonly MessageAct[] = ["deleteForMe", "deleteForAll"];

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
      <MenuContent align="center">
        <Rows message={message} />
      </MenuContent>
    </Menu>
  );
}

/** Drawn only while the menu is open: a thread has hundreds of them. */
function Rows({ message }: { message: Message }) {
  const { conversation, me, onAct, onReact } = useThreadShared();
  const acts = messageActs(message, { conversation, me, now: useNow() });
  const own = message.reactions.find(({ by }) => by.includes(me))?.emoji;
  return (
    <>
      {canReact(message, conversation) && (
        <>
          <div role="group" aria-label={THREAD_WORDS.react} className="flex justify-between">
            {MESSAGE_REACTIONS.map((emoji) => (
              <MenuItem
                key={emoji}
                aria-label={REACTION_NAMES[emoji]}
                onSelect={() => onReact(message, emoji === own ? null : emoji)}
                className={cn("size-9 justify-center p-0 text-lg", emoji === own && "bg-brand-soft")}
              >
                <span aria-hidden="true">{emoji}</span>
              </MenuItem>
            ))}
          </div>
          <MenuSeparator />
        </>
      )}
      {acts.map((act) => {
        const Icon = ICONS[act];
        return (
          <MenuItem
            key={act}
            {...(IN_RED.includes(act) && { tone: "danger" as const })}
            onSelect={() => onAct(act, message)}
          >
            <Icon /> {ACT_WORDS[act]}
          </MenuItem>
        );
      })}
    </>
  );
}
