import { ALT_TEXT_MAX, MAX_POST_PICTURES } from "@cardplaza/contract/connect/post-words";
import { GripVertical, Trash2 } from "lucide-react";
import { usePictures } from "../../../forms/form-context.ts";
import type { usePictureList } from "../../../forms/pictures/use-picture-list.ts";
import { MoveButtons } from "../../../forms/rows/move-buttons.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

type PictureList = ReturnType<typeof usePictureList>;

interface ComposerPicturesProps {
  pictures: readonly string[];
  alts: Readonly<Record<string, string>>;
  onAlt: (picture: string, alt: string) => void;
  items: PictureList["list"];
  order: PictureList["order"];
  onRemove: (index: number) => void;
  problem: string | undefined;
}

/** The pictures of a post in their order, each with what it shows. */
export function ComposerPictures(props: ComposerPicturesProps) {
  const { pictures, alts, onAlt, items, order, onRemove, problem } = props;
  const files = usePictures();
  const hasFailed = pictures.some((picture) => files.stateOf(picture)?.failed);
  return (
    <div className="min-w-0">
      <p aria-live="polite" className="sr-only">
        {order.said}
      </p>
      {pictures.length > 0 && (
        <ul ref={items} aria-label="Pictures" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {pictures.map((picture, index) => {
            const what = `picture ${index + 1}`;
            const progress = files.stateOf(picture)?.progress;
            return (
              <li
                key={picture}
                className={cn(
                  "min-w-0 overflow-hidden rounded-field border border-line bg-raised max-sm:flex",
                  order.dragged === index && "border-brand shadow-float",
                )}
              >
                <div className="relative bg-sunken max-sm:w-28 max-sm:shrink-0 sm:aspect-[16/9]">
                  <img
                    src={files.shownAt(picture)}
                    alt={alts[picture] || `Picture ${index + 1} of ${pictures.length}`}
                    draggable={false}
                    className="size-full object-cover max-sm:absolute max-sm:inset-0"
                  />
                  {/* A handle of its own: over the picture itself a phone scrolls. */}
                  <span
                    aria-hidden="true"
                    onPointerDown={(event) => {
                      event.preventDefault();
                      order.take(index);
                    }}
                    className="absolute top-1.5 left-1.5 grid size-9 cursor-grab touch-none place-items-center rounded-lg bg-raised/90 text-ink active:cursor-grabbing"
                  >
                    <GripVertical className="size-4" />
                  </span>
                  {progress !== undefined && (
                    <ProgressBar
                      label={`Uploading ${what}`}
                      value={progress}
                      className="absolute inset-x-2 bottom-2 w-auto"
                    />
                  )}
                </div>
                <div className="min-w-0 flex-1 p-2">
                  <TextField
                    aria-label={`What ${what} shows, for people who cannot see it`}
                    placeholder="Describe the picture"
                    maxLength={ALT_TEXT_MAX}
                    value={alts[picture] ?? ""}
                    onChange={({ target }) => onAlt(picture, target.value)}
                  />
                  <div className="mt-1 flex items-center justify-between">
                    <span className="flex">
                      <MoveButtons
                        what={what}
                        index={index}
                        count={pictures.length}
                        sideways
                        onStep={(by) => order.step(index, by)}
                      />
                    </span>
                    <Button
                      variant="ghost"
                      size="icon-sm"
                      data-remove=""
                      aria-label={`Remove ${what}`}
                      onClick={() => onRemove(index)}
                    >
                      <Trash2 />
                    </Button>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <FieldError
        id="post-pictures-error"
        message={
          problem ?? (hasFailed ? "A picture is not uploaded yet. We try again when you post." : undefined)
        }
      />
      {pictures.length >= MAX_POST_PICTURES && (
        <p className="mt-1 text-xs text-muted">{MAX_POST_PICTURES} pictures are the most.</p>
      )}
    </div>
  );
}
