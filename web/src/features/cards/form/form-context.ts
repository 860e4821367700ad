import { createContext, use, useSyncExternalStore } from "react";
import type { DraftPictures } from "./draft-pictures.ts";

export type CardFormKind = "own" | "team" | "edit";

/** The fields that a team's template keeps: its member only reads them, its maker is told. */
export interface FieldLocks {
  fields: readonly string[];
  readOnly: boolean;
}

interface CardFormContextValue {
  kind: CardFormKind;
  pictures: DraftPictures;
  /** Whether pictures can be uploaded as they are chosen. */
  isMember: boolean;
  premium: boolean;
  locks?: FieldLocks;
}

export const CardFormContext = createContext<CardFormContextValue | null>(null);

export function useCardForm(): CardFormContextValue {
  const value = use(CardFormContext);
  if (!value) throw new Error("useCardForm must be used within a card's form");
  return value;
}

/** How a field is locked; undefined where it is not. */
export function useLock(field: string): FieldLocks | undefined {
  const { locks } = useCardForm();
  return locks?.fields.includes(field) ? locks : undefined;
}

/** The form's pictures, heard of whenever one of them gets on. */
export function usePictures(): DraftPictures {
  const { pictures } = useCardForm();
  useSyncExternalStore(pictures.subscribe, pictures.version, () => 0);
  return pictures;
}
