import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type CardValues, TEXT_FIELDS } from "./card-values.ts";

/** On a slow network somebody types before the scripts are there; the form would start empty over it. */
export function useTypedEarly({ setValue }: UseFormReturn<CardValues>) {
  // Read while the page comes alive, before the form takes hold of its fields.
  const [typed] = useState(readTyped);
  useEffect(() => {
    for (const [field, text] of typed) setValue(field, text, { shouldDirty: true });
  }, [typed, setValue]);
}

function readTyped() {
  if (typeof document === "undefined") return [];
  return TEXT_FIELDS.flatMap((field) => {
    const input = document.querySelector<HTMLInputElement>(`[data-card-form] [name="${field}"]`);
    return input?.value ? [[field, input.value] as const] : [];
  });
}
