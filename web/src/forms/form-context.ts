import { createContext, use, useSyncExternalStore } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormDefinition } from "./define-form.ts";
import type { DraftPictures } from "./pictures/draft-pictures.ts";

/** A field that somebody else decides on, and the words for it. */
export interface FieldLock {
  readOnly: boolean;
  words: string;
}

export interface FormContextValue {
  // Parts of the kit read labels and limits only, so any form will do.
  definition: Pick<FormDefinition<FieldValues, string>, "labelOf" | "limitOf" | "stopsAtLimit">;
  pictures: DraftPictures;
  /** Whether pictures are uploaded as they are chosen: only a member may. */
  uploadsAtOnce: boolean;
  /** Whether saving tries again what could not be uploaded. */
  uploadsOnSave: boolean;
  lockOf?: ((path: string) => FieldLock | undefined) | undefined;
  /** Where the form decides itself when a problem is shown; otherwise react-hook-form does. */
  problemOf?: ((path: string) => string | undefined) | undefined;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormKit(): FormContextValue {
  const value = use(FormContext);
  if (!value) throw new Error("A field of the form kit must be used within a form of the kit");
  return value;
}

/** How a field is locked; undefined where it is not. */
export const useLock = (path: string) => useFormKit().lockOf?.(path);

/** The form's pictures; draws again whenever the state of one of them changes. */
export function usePictures(): DraftPictures {
  const { pictures } = useFormKit();
  useSyncExternalStore(pictures.subscribe, pictures.version, () => 0);
  return pictures;
}
