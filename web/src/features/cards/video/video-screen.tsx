import type { Card } from "@cardplaza/contract/cards/cards";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { CaptionsPanel } from "./captions-panel.tsx";
import { CurrentVideo } from "./current-video.tsx";
import { NewVideo } from "./new-video.tsx";

/** The video introduction of one card: make it, see it, caption it. */
export function VideoScreen({ card }: { card: Card }) {
  const [replacing, setReplacing] = useState(false);
  const { video } = card;
  if (!video) return <NewVideo cardId={card._id} title="Introduce yourself" onSaved={() => {}} />;
  if (replacing) {
    return (
      <div className="grid gap-4">
        <NewVideo cardId={card._id} title="Another video" onSaved={() => setReplacing(false)} />
        <div>
          <Button variant="ghost" onClick={() => setReplacing(false)}>
            Keep the current one
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <CurrentVideo card={card} video={video} onReplace={() => setReplacing(true)} />
      {video.kind === "file" && <CaptionsPanel cardId={card._id} video={video} />}
    </div>
  );
}
