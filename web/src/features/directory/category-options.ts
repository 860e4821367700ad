import { BUSINESS_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { categoryWords } from "@cardplaza/contract/categories/category-words";
import type { ComboboxOption } from "../../ui/fields/combobox.tsx";

/** Every category that a listing can name, with its group and the words that the search knows for it. */
export const CATEGORY_OPTIONS: readonly ComboboxOption[] = BUSINESS_CATEGORIES.flatMap((group) =>
  group.within.map(({ slug, name }) => ({
    value: slug,
    label: name,
    hint: group.name,
    also: categoryWords(slug),
  })),
);
