import { Clock, Forward } from "lucide-react";
import { MessageFiles } from "../files/message-files.tsx";
import { useShownFiles } from "../files/use-shown-files.ts";
import { MESSAGES_WORDS, THREAD_WORDS } from "../messages-words.ts";
import { SharedThing } from "../share/shared-thing.tsx";
import { messageClock } from "../sync/message-time.ts";
import type { Outgoing } from "../sync/outgoing.ts";
import { bubbleLook } from "./bubble.tsx";
import { MessageText } from "./message-text.tsx";

/** A message on its way, as it looks once it has arrived. */
export function OutgoingBubble({ outgoing: { body, files, echo, problem, entry } }: { outgoing: Outgoing }) {
  const shown = useShownFiles(files);
  const at = new Date(entry.at).toISOString();
  const text = body || echo.forwarded;
  return (
    <div className={bubbleLook(true)}>
      {echo.forwarded !== undefined && (
        <p className="mb-0.5 flex items-center gap-1 text-xs text-muted">
          <Forward aria-hidden="true" className="size-3.5" /> {THREAD_WORDS.forwarded}
        </p>
      )}
      {echo.replyTo && (
        <p dir="auto" className="mb-1 line-clamp-2 border-l-3 border-brand pl-2 text-xs text-muted">
          {echo.replyTo.text}
        </p>
      )}
      {shown.length > 0 && (
        <div className="my-1">
          <MessageFiles files={shown} from={MESSAGES_WORDS.you} />
        </div>
      )}
      {echo.share && (
        <div className="my-1">
          <SharedThing share={echo.share} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-end gap-x-3">
        {text && <MessageText body={text} />}
        <p className="flex items-center gap-1 text-xs text-muted">
          {problem === undefined && (
            <Clock role="img" aria-label={THREAD_WORDS.sending} className="size-3.5" />
          )}
          <time dateTime={at}>{messageClock(at)}</time>
        </p>
      </div>
    </div>
  );
}
