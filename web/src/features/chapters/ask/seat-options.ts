import { BUSINESS_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { categoryWords } from "@cardplaza/contract/categories/category-words";
import type { ComboboxOption } from "../../../ui/fields/combobox.tsx";

/** Every category that can be a seat; those that are taken say so. */
export function seatOptions(taken: readonly string[] = []): ComboboxOption[] {
  const isTaken = new Set(taken);
  return BUSINESS_CATEGORIES.flatMap((group) =>
    group.within.map(({ slug, name }) => ({
      value: slug,
      label: name,
      hint: isTaken.has(slug) ? "Taken" : group.name,
      also: categoryWords(slug),
    })),
  );
}
