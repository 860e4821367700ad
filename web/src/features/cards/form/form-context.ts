import { createContext, use, useSyncExternalStore } from "react";
import type { DraftPictures } from "./draft-pictures.ts";

export type CardFormKind = "own" | "team" | "edit";

interface CardFormContextValue {
  kind: CardFormKind;
  pictures: DraftPictures;
  /** Whether pictures can be uploaded as they are chosen. */
  isMember: boolean;
  premium: boolean;
}

export const CardFormContext = createContext<CardFormContextValue | null>(null);

export function useCardForm(): CardFormContextValue {
  const value = use(CardFormContext);
  if (!value) throw new Error("useCardForm must be used within a card's form");
  return value;
}

/** The form's pictures, heard of whenever one of them gets on. */
export function usePictures(): DraftPictures {
  const { pictures } = useCardForm();
  useSyncExternalStore(pictures.subscribe, pictures.version, () => 0);
  return pictures;
}
