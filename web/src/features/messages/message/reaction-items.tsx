import type { Message } from "@cardplaza/contract/messages/message";
import { MESSAGE_REACTIONS, REACTION_NAMES } from "@cardplaza/contract/messages/message-words";
import { cn } from "../../../ui/class-names.ts";
import { MenuItem } from "../../../ui/overlays/menu.tsx";
import { THREAD_WORDS } from "../messages-words.ts";
import { useThreadShared } from "./thread-context.ts";

/** The reactions side by side in a menu; the member's own is taken back. */
export function ReactionItems({ message }: { message: Message }) {
  const { me, onReact } = useThreadShared();
  const own = message.reactions.find(({ by }) => by.includes(me))?.emoji;
  return (
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
  );
}
