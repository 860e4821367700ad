import type { CardVideo as Video } from "@cardplaza/contract/cards/video/card-video";
import type { Card } from "@cardplaza/contract/cards/cards";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { CardVideo } from "../view/card-video.tsx";
import { PosterPicker } from "./poster-picker.tsx";
import { takePoster } from "./take-poster.ts";
import { useRemoveVideo, useSendVideo } from "./use-card-video.ts";

interface CurrentVideoProps {
  card: Card;
  video: Video;
  onReplace: () => void;
}

/** What visitors see now, and what can be done with it. */
export function CurrentVideo({ card, video, onReplace }: CurrentVideoProps) {
  const [open, setOpen] = useState<"poster" | "remove" | null>(null);
  const remove = useRemoveVideo(card._id);
  return (
    <Panel>
      <PanelHeader title="On your card" description="This is how visitors see it." />
      {open === "poster" ? (
        <ChangePoster card={card} video={video} onDone={() => setOpen(null)} />
      ) : (
        <>
          <div className="max-w-xl [--card-inner:12px]">
            <CardVideo key={video.url} video={video} name={card.name} />
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={onReplace}>Replace</Button>
            {video.kind === "file" && (
              <Button variant="secondary" onClick={() => setOpen("poster")}>
                Change poster
              </Button>
            )}
            <Button variant="secondary" onClick={() => setOpen("remove")}>
              Remove
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(isOpen) => setOpen(isOpen ? "remove" : null)}
        title="Remove the video?"
        description="We remove it from your card at once and delete it, with its poster and captions."
        confirmLabel="Remove"
        onConfirm={() =>
          remove.mutateAsync().catch((error: unknown) => {
            throw new Error(problemText(error));
          })
        }
      />
    </Panel>
  );
}

function ChangePoster({ card, video, onDone }: { card: Card; video: Video; onDone: () => void }) {
  const still = useRef<HTMLVideoElement>(null);
  const [empty, setEmpty] = useState(false);
  const send = useSendVideo(card._id);
  const save = async () => {
    const poster = await takePoster(still.current).catch(() => null);
    setEmpty(poster === null);
    if (poster) send.mutate({ poster }, { onSuccess: onDone });
  };
  return (
    <div className="grid max-w-xl gap-5">
      <PosterPicker
        src={video.url}
        seconds={video.seconds ?? undefined}
        onVideo={(element) => (still.current = element)}
      />
      {(empty || send.isError) && (
        <Notice tone="danger" live>
          {empty ? "There is no picture to take yet. Wait a moment and try again." : problemText(send.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={send.isPending} onClick={() => void save()}>
          Use this picture
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
