import { PROFILE_TEXT } from "@cardplaza/contract/people/profile-words";
import { COVER_ASPECT } from "../profile/cover.tsx";

/** The two pictures of a profile. */
export const PICTURE_KINDS = {
  photo: {
    field: "profile_image",
    purpose: "portrait",
    aspect: 1,
    name: "Photo",
    title: "Your photo",
    add: "Add a photo",
    change: "Change photo",
    choose: "Choose another photo",
    remove: "Remove photo",
    save: "Save photo",
    saved: PROFILE_TEXT.photoSaved,
    removed: PROFILE_TEXT.photoRemoved,
    notRemoved: "Your photo was not removed",
  },
  cover: {
    field: "cover",
    purpose: "cover",
    aspect: COVER_ASPECT,
    name: "Cover",
    title: "Your cover",
    add: "Add a cover",
    change: "Change cover",
    choose: "Choose another cover",
    remove: "Remove cover",
    save: "Save cover",
    saved: PROFILE_TEXT.coverSaved,
    removed: PROFILE_TEXT.coverRemoved,
    notRemoved: "Your cover was not removed",
  },
} as const;
export type PictureKind = keyof typeof PICTURE_KINDS;
