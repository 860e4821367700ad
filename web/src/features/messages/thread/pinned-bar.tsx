import { Pin, X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { THREAD_WORDS } from "../messages-words.ts";
import { useThreadShared } from "../message/thread-context.ts";

/** Up to three messages that stay in sight; a press shows one in its place. */
export function PinnedBar({ onUnpin }: { onUnpin: (id: string) => void }) {
  const { conversation, onJump } = useThreadShared();
  const { pinned, state, canWrite, kind, isAdmin } = conversation;
  const mayUnpin = state === "open" && (kind === "chapter" ? isAdmin : canWrite);
  if (pinned.length === 0) return null;
  return (
    <ul
      aria-label={THREAD_WORDS.pinned}
      className="shrink-0 divide-y divide-line border-b border-line bg-raised"
    >
      {pinned.map(({ _id, seq, senderName, text }) => (
        <li key={_id} className="flex items-center gap-1 pr-2">
          <button
            type="button"
            aria-label={THREAD_WORDS.showPinned(text)}
            onClick={() => onJump(seq)}
            className="flex min-h-9 min-w-0 flex-1 items-center gap-2 px-4 py-1 text-left text-xs -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11"
          >
            <Pin aria-hidden="true" className="size-3.5 shrink-0 text-brand-strong" />
            <span dir="auto" className="shrink-0 max-w-[40%] truncate font-semibold">
              {senderName}
            </span>
            <span dir="auto" className="min-w-0 truncate text-muted">
              {text}
            </span>
          </button>
          {mayUnpin && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={THREAD_WORDS.unpin(text)}
              onClick={() => onUnpin(_id)}
            >
              <X />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
