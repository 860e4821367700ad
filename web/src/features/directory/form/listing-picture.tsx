import { useState } from "react";
import { CropDialog } from "../../../forms/pictures/crop-dialog.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { PICTURE_KINDS } from "../../cards/form/picture-field.tsx";
import { useListing } from "./form-context.ts";

interface ListingPictureProps {
  name: "logo" | "cover";
  label: string;
  /** Width over height of what is cut out. */
  aspect: number;
}

/** Chooses a picture, cuts it, and shows how far its upload is. */
export function ListingPicture({ name, label, aspect }: ListingPictureProps) {
  const { values, change, pictures, problemOf } = useListing();
  const [chosen, setChosen] = useState<string | null>(null);
  const state = pictures.stateOf(values[name]);
  const shown = pictures.shownAt(values[name]);
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen);
    setChosen(null);
  };
  return (
    <div data-field={name}>
      <FileDrop
        label={label}
        accept={PICTURE_KINDS}
        onFiles={([file]) => file && setChosen(URL.createObjectURL(file))}
        progress={state?.progress}
        error={state?.failed ? "Not uploaded. Remove it and choose it again." : problemOf(name)}
        file={shown ? { name: label, imageUrl: shown } : undefined}
        onRemove={() => change({ [name]: "" })}
      />
      {chosen && (
        <CropDialog
          title={label}
          url={chosen}
          aspect={aspect}
          onClose={close}
          onCut={(blob) => {
            change({ [name]: pictures.add(blob, "listing", true) });
            close();
          }}
        />
      )}
    </div>
  );
}
