import { LISTING_TEXT, shownPhotos } from "@cardplaza/contract/directory/listing-rules";
import { PictureList } from "../../../forms/pictures/picture-list.tsx";
import { useListing } from "./form-context.ts";

/** The photos in their order: the first is the one that lists show. */
export function PhotosEditor() {
  const { values, changePhotos, premium, problemOf } = useListing();
  return (
    <PictureList
      name="photos"
      title="Photos"
      empty="Your shop, your work, your team. At least three make people call."
      counted={(count) => `${count}. The first one is shown in lists.`}
      addLabel="Add photos"
      full={premium ? LISTING_TEXT.photosMost : LISTING_TEXT.photosFull}
      pictures={values.photos}
      most={shownPhotos(premium)}
      purpose="listing"
      change={changePhotos}
      problem={problemOf("photos")}
    />
  );
}
