import { ChevronLeft, ChevronRight } from "lucide-react";
import { type TouchEvent, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { Dialog, DialogContent } from "./dialog.tsx";

const SWIPE_PX = 50;

interface PictureViewerProps {
  images: string[];
  first: number;
  title: string;
  /** What a picture shows, for those who do not see it. */
  labelOf: (at: number) => string;
  /** Written below a picture. */
  captionOf?: (at: number) => string;
  /** Called with the picture that was shown last. */
  onClose: (at: number) => void;
}

/**
 * A picture in full. A tap shows it at twice the size, to be moved by scrolling; arrows and a swipe turn to the
 * next one.
 */
export function PictureViewer({ images, first, title, labelOf, captionOf, onClose }: PictureViewerProps) {
  const [at, setAt] = useState(first);
  const [large, setLarge] = useState(false);
  const touchedAt = useRef<number | null>(null);
  const turn = (by: number) => {
    if (images.length < 2) return;
    setLarge(false);
    setAt((now) => (now + by + images.length) % images.length);
  };
  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom, and a large picture is moved by one.
      touchedAt.current = touches.length === 1 && !large ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved =
        (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? changedTouches[0]?.clientX ?? 0);
      touchedAt.current = null;
      if (Math.abs(moved) > SWIPE_PX) turn(moved > 0 ? -1 : 1);
    },
  };
  const image = images[at];
  const caption = captionOf?.(at);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose(at)}>
      <DialogContent
        title={title}
        description={`Picture ${at + 1} of ${images.length}`}
        className="max-w-[min(1200px,calc(100vw-32px))]"
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The arrows work wherever the focus is. */}
        <div
          onKeyDown={({ key }) => {
            // A large picture is moved by them.
            if (large) return;
            if (key === "ArrowLeft") turn(-1);
            if (key === "ArrowRight") turn(1);
          }}
        >
          <div
            {...swipe}
            className="h-[min(70dvh,900px)] overflow-auto overscroll-contain rounded-field bg-sunken"
          >
            <button
              type="button"
              aria-pressed={large}
              aria-label={large ? "Show the whole picture" : "Show it larger"}
              className={cn("block", large ? "w-[200%] cursor-zoom-out" : "size-full cursor-zoom-in")}
              onClick={() => setLarge(!large)}
            >
              <img
                src={image}
                alt={labelOf(at)}
                className={cn("w-full", large ? "h-auto" : "h-full object-contain")}
              />
            </button>
          </div>
          {caption && <p className="mt-3 text-sm break-words text-muted">{caption}</p>}
          {images.length > 1 && (
            <div className="mt-4 flex justify-between gap-3">
              <Button variant="secondary" onClick={() => turn(-1)}>
                <ChevronLeft /> Previous
              </Button>
              <Button variant="secondary" onClick={() => turn(1)}>
                Next <ChevronRight />
              </Button>
            </div>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
