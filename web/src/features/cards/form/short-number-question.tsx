import { OWN_CARD_WORDS } from "@cardplaza/contract/cards/own-card-words";
import { digitsOfShortNumber } from "@cardplaza/contract/phone-hint";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import type { CardFormState } from "./use-card-form-state.ts";

const PHONES = ["phone", "business_phone"] as const;

interface ShortNumber {
  field: (typeof PHONES)[number];
  digits: number;
}

/** Asks once before a number is saved that callers cannot reach. Numbers that were saved before are not asked about. */
export function useShortNumberQuestion(state: CardFormState, save: () => void) {
  const [asked, setAsked] = useState<ShortNumber | null>(null);
  const [heeded, setHeeded] = useState(false);

  const find = (): ShortNumber | undefined => {
    const typed = state.form.getValues();
    const saved = state.context.kind === "edit" ? state.form.formState.defaultValues : undefined;
    return PHONES.flatMap((field) => {
      const digits = typed[field] === saved?.[field] ? null : digitsOfShortNumber(typed[field]);
      return digits === null ? [] : [{ field, digits }];
    })[0];
  };
  const saveOrAsk = async () => {
    const short = heeded ? undefined : find();
    if (!short) return save();
    if (await state.check()) setAsked(short);
  };
  const question = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && setAsked(null)}
      title={OWN_CARD_WORDS.shortNumber(asked?.digits ?? 0)}
      description={OWN_CARD_WORDS.notReached}
      cancelLabel="Fix"
      confirmLabel="Publish anyway"
      tone="normal"
      onCancelled={() => state.steps.goTo(find()?.field ?? "")}
      onConfirm={() => {
        setHeeded(true);
        save();
      }}
    />
  );
  return { saveOrAsk, question };
}
