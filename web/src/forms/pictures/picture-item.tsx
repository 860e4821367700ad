import { Crop, GripVertical, Trash2 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { MoveButtons } from "../rows/move-buttons.tsx";

interface PictureItemProps {
  shownAt: string;
  progress: number | undefined;
  index: number;
  count: number;
  dragged: boolean;
  onTake: () => void;
  onStep: (by: 1 | -1) => void;
  /** Opens the crop dialog; absent if the picture cannot be cropped. */
  onCrop: (() => void) | undefined;
  onRemove: () => void;
}

export function PictureItem(props: PictureItemProps) {
  const { shownAt, progress, index, count, dragged, onTake, onStep, onCrop, onRemove } = props;
  const what = `picture ${index + 1}`;
  return (
    <li
      className={cn(
        "overflow-hidden rounded-field border border-line bg-raised",
        dragged && "border-brand shadow-float",
      )}
    >
      <div className="relative aspect-square">
        <img src={shownAt} alt={`Gallery, ${what}`} draggable={false} className="size-full object-cover" />
        {/* A handle of its own: over the picture itself a phone scrolls. */}
        <span
          aria-hidden="true"
          onPointerDown={(event) => {
            event.preventDefault();
            onTake();
          }}
          className="absolute top-1.5 left-1.5 grid size-9 cursor-grab touch-none place-items-center rounded-lg bg-raised/90 text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-4" />
        </span>
        {onCrop && (
          <Button
            variant="ghost"
            size="icon-sm"
            data-crop=""
            aria-label={`Crop ${what}`}
            onClick={onCrop}
            className="absolute top-1.5 right-1.5 bg-raised/90 hoverable:bg-raised"
          >
            <Crop />
          </Button>
        )}
        {progress !== undefined && (
          <ProgressBar
            label={`Uploading ${what}`}
            value={progress}
            className="absolute inset-x-2 bottom-2 w-auto"
          />
        )}
      </div>
      <div className="flex items-center justify-between p-1">
        <span className="flex">
          <MoveButtons what={what} index={index} count={count} sideways onStep={onStep} />
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          data-remove=""
          aria-label={`Remove ${what}`}
          onClick={onRemove}
        >
          <Trash2 />
        </Button>
      </div>
    </li>
  );
}
