import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { mergeVersions } from "./merge-versions.ts";

interface StaleMerge<Saved, Values extends FieldValues> {
  /** The record as it was when the form opened. */
  record: Saved;
  valuesOf: (record: Saved) => Values;
  form: UseFormReturn<Values>;
}

/**
 * For an edit when somebody else has saved first. The record carries what the next call sends to say
 * which version was changed; nothing here looks at it.
 */
export function useStaleMerge<Saved, Values extends FieldValues>({
  record,
  valuesOf,
  form,
}: StaleMerge<Saved, Values>) {
  const [opened, setOpened] = useState(record);
  /** Changed here and elsewhere; null until a latest version was taken in. */
  const [clashes, setClashes] = useState<string[] | null>(null);
  return {
    opened,
    clashes,
    /** A first part was saved from here: what is typed stays as it is and builds on it. */
    goOnFrom: setOpened,
    /** Shows the latest version, with what was typed here on top. */
    take(latest: Saved) {
      const theirs = valuesOf(latest);
      const merged = mergeVersions(valuesOf(opened), form.getValues(), theirs);
      form.reset(theirs);
      form.reset(merged.values, { keepDefaultValues: true });
      setOpened(latest);
      setClashes(merged.clashes);
    },
  };
}
