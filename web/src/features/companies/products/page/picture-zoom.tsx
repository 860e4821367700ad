import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { cn } from "../../../../ui/class-names.ts";
import { Dialog, DialogContent } from "../../../../ui/overlays/dialog.tsx";

interface PictureZoomProps {
  images: string[];
  first: number;
  title: string;
  labelOf: (at: number) => string;
  /** With the picture that was shown last. */
  onClose: (at: number) => void;
}

/** A picture in full. A tap shows it at twice the size, to be moved by scrolling. */
export function PictureZoom({ images, first, title, labelOf, onClose }: PictureZoomProps) {
  const [at, setAt] = useState(first);
  const [large, setLarge] = useState(false);
  const turn = (by: number) => {
    setLarge(false);
    setAt((now) => (now + by + images.length) % images.length);
  };
  const image = images[at];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose(at)}>
      <DialogContent
        title={title}
        description={`Picture ${at + 1} of ${images.length}`}
        className="max-w-[min(1200px,calc(100vw-32px))]"
      >
        <div className="h-[min(70dvh,900px)] overflow-auto overscroll-contain rounded-field bg-sunken">
          <button
            type="button"
            aria-pressed={large}
            aria-label={large ? "Show the whole picture" : "Show it larger"}
            className={cn("block", large ? "w-[200%] cursor-zoom-out" : "size-full cursor-zoom-in")}
            onClick={() => setLarge(!large)}
            onKeyDown={({ key }) => {
              if (key === "ArrowLeft") turn(-1);
              if (key === "ArrowRight") turn(1);
            }}
          >
            <img
              src={image}
              alt={labelOf(at)}
              className={cn("w-full", large ? "h-auto" : "h-full object-contain")}
            />
          </button>
        </div>
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
      </DialogContent>
    </Dialog>
  );
}
