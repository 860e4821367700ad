import { isFillable } from "@cardplaza/contract/cards/team/team-template-rules";
import { createContext, use } from "react";
import type { FieldLock } from "../../../forms/form-context.ts";

export type CardFormKind = "own" | "team" | "edit";

/** The fields that a team's template locks: the holder can only read them, the owner sees a note. */
export interface FieldLocks {
  fields: readonly string[];
  /** Fields that are empty on the card: the holder may fill them in once. */
  fillable?: readonly string[];
  readOnly: boolean;
}

interface CardFormContextValue {
  kind: CardFormKind;
  premium: boolean;
  locks?: FieldLocks;
}

export const CardFormContext = createContext<CardFormContextValue | null>(null);

export function useCardForm(): CardFormContextValue {
  const value = use(CardFormContext);
  if (!value) throw new Error("useCardForm must be used within a card's form");
  return value;
}

/** How a field is locked by the team's template; undefined where it is not. */
export function lockIn(locks: FieldLocks | undefined, field: string): FieldLock | undefined {
  if (locks?.fillable?.includes(field))
    return { readOnly: false, words: "Once it is saved, your team's template locks it." };
  if (!locks?.fields.includes(field)) return undefined;
  if (locks.readOnly) return { readOnly: true, words: "Locked by your team's template." };
  return {
    readOnly: false,
    words: `Locked for the member${isFillable(field) ? ", who may fill it in if you leave it empty." : "."}`,
  };
}
