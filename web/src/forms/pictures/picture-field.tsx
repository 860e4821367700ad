import type { UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FileDrop } from "../../ui/fields/file-drop.tsx";
import { LockedHint } from "../fields/locked-hint.tsx";
import { useFieldProblem } from "../fields/use-field-problem.ts";
import { useFormKit, useLock, usePictures } from "../form-context.ts";
import { shrinkPicture } from "./draw-picture.ts";
import { FOCUS_AFTER_MS } from "./focus-after.ts";
import { LateCropDialog } from "./late-crop-dialog.tsx";

export const PICTURE_KINDS = "image/jpeg,image/png,image/webp,image/gif";
const TRIED_AGAIN = "Not uploaded yet. We try again when you save.";
const NOT_UPLOADED = "Not uploaded. Remove it and choose it again.";

interface PictureFieldProps {
  name: string;
  label: string;
  hint?: string;
  purpose: UploadPurpose;
  /** Width over height of what is cut out; without it the picture is taken whole. */
  aspect?: number;
  className?: string;
}

/** Chooses a picture, cuts it, and shows how far its upload is. */
export function PictureField({ name, label, hint, purpose, aspect, className }: PictureFieldProps) {
  const { uploadsAtOnce, uploadsOnSave } = useFormKit();
  const pictures = usePictures();
  const { setValue, clearErrors } = useFormContext();
  const picture = useWatch({ name }) as string;
  const problem = useFieldProblem(name);
  const [chosen, setChosen] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState<string>();
  const lock = useLock(name);
  const box = useRef<HTMLDivElement>(null);
  const state = pictures.stateOf(picture);
  const shown = pictures.shownAt(picture);

  const set = (value: string) => {
    clearErrors(name);
    setValue(name, value, { shouldDirty: true });
    // What was pressed makes room for the picture, or for choosing another: the focus stays in this place.
    setTimeout(() => box.current?.querySelector<HTMLElement>("input, button")?.focus(), FOCUS_AFTER_MS);
  };
  const take = (blob: Blob) => set(pictures.add(blob, purpose, uploadsAtOnce));
  const closeCrop = () => {
    if (chosen) URL.revokeObjectURL(chosen);
    setChosen(null);
  };
  const choose = ([file]: File[]) => {
    setUnreadable(undefined);
    if (!file) return;
    if (aspect) return setChosen(URL.createObjectURL(file));
    void shrinkPicture(file, purpose === "logo" ? "image/png" : "image/jpeg").then(take, (error: Error) =>
      setUnreadable(error.message),
    );
  };
  const words = lock ? <LockedHint lock={lock}>{hint}</LockedHint> : hint;

  return (
    <div ref={box} data-field={name} className={className}>
      <FileDrop
        label={label}
        hint={state?.failed && uploadsOnSave ? TRIED_AGAIN : words}
        disabled={lock?.readOnly}
        accept={PICTURE_KINDS}
        onFiles={choose}
        progress={state?.progress}
        error={unreadable ?? (state?.failed && !uploadsOnSave ? NOT_UPLOADED : problem)}
        file={shown ? { name: label, imageUrl: shown } : undefined}
        onRemove={() => set("")}
      />
      {chosen && aspect && (
        <LateCropDialog
          title={label}
          url={chosen}
          aspect={aspect}
          onClose={closeCrop}
          onCut={(blob) => {
            take(blob);
            closeCrop();
          }}
        />
      )}
    </div>
  );
}
