import type { ImportedField } from "@cardplaza/contract/cards/vcard-text";
import { useFormContext } from "react-hook-form";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import type { CardValues } from "../card-values.ts";
import { useCardForm } from "../form-context.ts";

type ImportedName = ImportedField | "profile_image";
export type Imported = Partial<Record<ImportedName, string>>;
const entriesOf = (imported: Imported) => Object.entries(imported) as [ImportedName, string][];

/** Fills the form in with what was found elsewhere; one tap takes it back. */
export function useFillIn() {
  const { locks } = useCardForm();
  const form = useFormContext<CardValues>();
  return (title: string, found: Imported, from: string) => {
    // Fields that the team's template locks are left out.
    const filled = entriesOf(found).filter(([field]) => !(locks?.readOnly && locks.fields.includes(field)));
    const before = structuredClone(form.getValues());
    const fill = (field: ImportedName, value: string) =>
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    for (const [field, value] of filled) fill(field, value);
    const undo = () => {
      // Only what is still as imported: something may have been typed since.
      for (const [field, value] of filled) if (form.getValues(field) === value) fill(field, before[field]);
    };
    toast({
      title,
      description: `${filled.length === 1 ? "1 field was" : `${filled.length} fields were`} filled in from ${from}.`,
      action: { label: "Undo", onPress: undo },
    });
  };
}
