import { isFillable } from "@cardplaza/contract/cards/team/team-template-rules";
import { createContext, use, useSyncExternalStore } from "react";
import type { DraftPictures } from "../../../forms/pictures/draft-pictures.ts";

export type CardFormKind = "own" | "team" | "edit";

/** The fields that a team's template keeps: its member only reads them, its maker is told. */
export interface FieldLocks {
  fields: readonly string[];
  /** Missing on the card: its member may fill them in once. */
  fillable?: readonly string[];
  readOnly: boolean;
}

/** How one field is locked, and the words for it. */
export interface FieldLock {
  readOnly: boolean;
  words: string;
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
export function useLock(field: string): FieldLock | undefined {
  const { locks } = useCardForm();
  if (locks?.fillable?.includes(field))
    return { readOnly: false, words: "Once it is saved, your team's template locks it." };
  if (!locks?.fields.includes(field)) return undefined;
  if (locks.readOnly) return { readOnly: true, words: "Locked by your team's template." };
  return {
    readOnly: false,
    words: `Locked for the member${isFillable(field) ? ", who may fill it in if you leave it empty." : "."}`,
  };
}

/** The form's pictures, heard of whenever one of them gets on. */
export function usePictures(): DraftPictures {
  const { pictures } = useCardForm();
  useSyncExternalStore(pictures.subscribe, pictures.version, () => 0);
  return pictures;
}
