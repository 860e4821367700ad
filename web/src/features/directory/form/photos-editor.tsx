import { LISTING_TEXT, shownPhotos } from "@cardplaza/contract/directory/listing-rules";
import { useState } from "react";
import { shrinkPicture } from "../../../forms/pictures/draw-picture.ts";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { PictureItem } from "../../../forms/pictures/picture-item.tsx";
import { PICTURE_KINDS } from "../../cards/form/picture-field.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { useItemOrder } from "../../../forms/rows/use-item-order.ts";
import { useListing } from "./form-context.ts";

/** The photos in their order: the first is the one that lists show. */
export function PhotosEditor() {
  const { values, change, changePhotos, pictures, premium, problemOf } = useListing();
  const { photos } = values;
  const [problem, setProblem] = useState<string>();
  const most = shownPhotos(premium);
  const room = most - photos.length;
  const { list, said, dragged, take, step, focusAfter } = useItemOrder({
    count: photos.length,
    grid: true,
    adder: '[data-field="photos"] input',
    move: (from, to) => changePhotos((now) => moved(now, from, to)),
  });
  const add = async (files: File[]) => {
    setProblem(undefined);
    // One after the other: ten large photos at once are too much for a phone's memory.
    for (const file of files) {
      try {
        const ref = pictures.add(await shrinkPicture(file), "listing", true);
        changePhotos((now) => [...now, ref]);
      } catch (error) {
        setProblem(`${file.name}: ${(error as Error).message}`);
      }
    }
  };
  const remove = (at: number) => {
    const before = photos;
    changePhotos((now) => now.filter((_, index) => index !== at));
    focusAfter(at);
    toast({
      title: "The picture was removed",
      action: { label: "Undo", onPress: () => change({ photos: before }) },
    });
  };
  const failed = photos.some((photo) => pictures.stateOf(photo)?.failed);
  return (
    <StepSection
      title="Photos"
      description={
        photos.length > 0
          ? `${photos.length} of ${most}. The first one is shown in lists.`
          : "Your shop, your work, your team. At least three make people call."
      }
      columns={false}
    >
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {photos.length > 0 && (
        <ul ref={list} aria-label="Photos" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <PictureItem
              key={photo}
              shownAt={pictures.shownAt(photo)}
              progress={pictures.stateOf(photo)?.progress}
              index={index}
              count={photos.length}
              dragged={dragged === index}
              onTake={() => take(index)}
              onStep={(by) => step(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <div data-field="photos">
        <FileDrop
          label="Add photos"
          hint={
            room > 0
              ? `Several at once, up to ${most} in all.`
              : premium
                ? LISTING_TEXT.photosMost
                : LISTING_TEXT.photosFull
          }
          accept={PICTURE_KINDS}
          multiple
          disabled={room <= 0}
          error={
            problem ??
            (failed ? "A photo was not uploaded. Remove it and choose it again." : problemOf("photos"))
          }
          onFiles={(files) => void add(files.slice(0, room))}
        />
      </div>
    </StepSection>
  );
}

function moved(photos: string[], from: number, to: number): string[] {
  const next = [...photos];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
