import { MAX_GALLERY } from "@cardplaza/contract/cards/card-limits";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { useFieldProblem } from "./card-text.tsx";
import { useLock, usePictures } from "./form-context.ts";
import { PictureItem } from "../../../forms/pictures/picture-item.tsx";
import { PICTURE_KINDS } from "./picture-field.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { useGallery } from "./use-gallery.ts";

export function GalleryEditor({ onFocus }: { onFocus: () => void }) {
  const pictures = usePictures();
  const { items, list, order, add, remove, problem } = useGallery();
  const refused = useFieldProblem("root.gallery");
  const readOnly = useLock("gallery")?.readOnly ?? false;
  const room = MAX_GALLERY - items.length;
  return (
    <StepSection
      title="Gallery"
      description={
        items.length > 0 ? `${items.length} of ${MAX_GALLERY}` : "Photos of your work, your shop, your team."
      }
      columns={false}
      onFocus={onFocus}
    >
      <p aria-live="polite" className="sr-only">
        {order.said}
      </p>
      {items.length > 0 && (
        <ul ref={list} aria-label="Gallery" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {items.map(({ id, url }, index) => (
            <PictureItem
              key={id}
              shownAt={pictures.shownAt(url)}
              progress={pictures.stateOf(url)?.progress}
              index={index}
              count={items.length}
              dragged={order.dragged === index}
              onTake={() => order.take(index)}
              onStep={(by) => order.step(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <div data-field="gallery">
        <FileDrop
          label="Add pictures"
          hint={
            room > 0
              ? `Several at once, up to ${MAX_GALLERY} in all.`
              : `The gallery holds ${MAX_GALLERY} pictures.`
          }
          accept={PICTURE_KINDS}
          multiple
          disabled={room <= 0 || readOnly}
          error={problem ?? refused}
          onFiles={(files) => void add(files)}
        />
      </div>
    </StepSection>
  );
}
