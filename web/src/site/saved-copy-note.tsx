import { momentInWords } from "@cardplaza/contract/date-words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { SAVED_COPY } from "../lib/offline/offline-words.ts";
import { type OwnRead, useSavedAt } from "../lib/offline/use-saved-at.ts";
import { useOnline } from "../lib/use-online.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

interface SavedCopyNoteProps {
  of: OwnRead;
  className?: string;
}

/** Says that what is shown was stored on this device, and when. With the network back it is read again. */
export function SavedCopyNote({ of, className }: SavedCopyNoteProps) {
  const at = useSavedAt(of);
  const isOnline = useOnline();
  const client = useQueryClient();
  const readAgain = () => void client.refetchQueries({ type: "active" });
  const onNetwork = useEffectEvent(() => {
    if (at) readAgain();
  });
  useEffect(() => {
    addEventListener("online", onNetwork);
    return () => removeEventListener("online", onNetwork);
  }, []);
  if (!at) return null;
  const moment = momentInWords(at);
  return (
    <Notice
      tone="warning"
      live
      className={className}
      action={
        isOnline && (
          <Button size="sm" variant="secondary" onClick={readAgain}>
            {SAVED_COPY.again}
          </Button>
        )
      }
    >
      {isOnline ? SAVED_COPY.away(moment) : SAVED_COPY.offline(moment)}
    </Notice>
  );
}
