import type { UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { type ReactNode, useState } from "react";
import { FileDrop } from "../../ui/fields/file-drop.tsx";
import { useFormKit, useLock, usePictures } from "../form-context.ts";
import { StepSection } from "../steps/step-section.tsx";
import { LateCropDialog } from "./late-crop-dialog.tsx";
import { PICTURE_KINDS } from "./picture-field.tsx";
import { PictureItem } from "./picture-item.tsx";
import { usePictureList } from "./use-picture-list.ts";

const NOT_UPLOADED = "A photo was not uploaded. Remove it and choose it again.";

interface PictureListProps {
  name: string;
  title: string;
  /** Of the section; where there are pictures, how many of how many. */
  empty: string;
  counted?: (count: string) => string;
  addLabel: string;
  /** The text below the field when no more pictures can be added. */
  full: ReactNode;
  pictures: readonly string[];
  most: number;
  purpose: UploadPurpose;
  /** Width over height of what can be cut out of a picture; without it none is cropped. */
  aspect?: number;
  change: (edit: (now: readonly string[]) => string[]) => void;
  /** What is wrong with the list. */
  problem: string | undefined;
  onFocus?: () => void;
}

/** Several pictures in a chosen order: add, move, crop, remove. */
export function PictureList(props: PictureListProps) {
  const { name, title, empty, counted = asIs, addLabel, full, pictures, most, aspect, onFocus } = props;
  const { uploadsOnSave } = useFormKit();
  const files = usePictures();
  const { list, order, problem, add, replace, remove } = usePictureList(props);
  const [cropped, setCropped] = useState<number | null>(null);
  const readOnly = useLock(name)?.readOnly ?? false;
  const room = most - pictures.length;
  const failed = !uploadsOnSave && pictures.some((picture) => files.stateOf(picture)?.failed);
  return (
    <StepSection
      title={title}
      description={pictures.length > 0 ? counted(`${pictures.length} of ${most}`) : empty}
      columns={false}
      onFocus={onFocus}
    >
      <p aria-live="polite" className="sr-only">
        {order.said}
      </p>
      {pictures.length > 0 && (
        <ul ref={list} aria-label={title} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((picture, index) => (
            <PictureItem
              key={keyOf(pictures, index)}
              shownAt={files.shownAt(picture)}
              progress={files.stateOf(picture)?.progress}
              index={index}
              count={pictures.length}
              dragged={order.dragged === index}
              onTake={() => order.take(index)}
              onStep={(by) => order.step(index, by)}
              onCrop={aspect && !readOnly ? () => setCropped(index) : undefined}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {aspect && cropped !== null && (
        <LateCropDialog
          title={`Crop picture ${cropped + 1}`}
          url={files.shownAt(pictures[cropped] ?? "")}
          aspect={aspect}
          onClose={() => setCropped(null)}
          onCut={(cut) => {
            replace(cropped, cut);
            setCropped(null);
          }}
        />
      )}
      <div data-field={name}>
        <FileDrop
          label={addLabel}
          hint={room > 0 ? `Add several at once, up to ${most} in total.` : full}
          accept={PICTURE_KINDS}
          multiple
          disabled={room <= 0 || readOnly}
          error={problem ?? (failed ? NOT_UPLOADED : props.problem)}
          onFiles={(chosen) => void add(chosen)}
        />
      </div>
    </StepSection>
  );
}

const asIs = (count: string) => count;

/** The same picture may be there twice. */
function keyOf(pictures: readonly string[], index: number): string {
  const picture = pictures[index] ?? "";
  const before = pictures.slice(0, index).filter((other) => other === picture).length;
  return before > 0 ? `${picture} ${before}` : picture;
}
