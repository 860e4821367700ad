import { SEARCH_TABS, type SearchType, type Suggestion } from "@cardplaza/contract/search/search-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "../../lib/query.ts";
import { SuggestInput, type SuggestInputProps } from "../../ui/fields/suggest-input.tsx";

const HINTS = { name: "", category: "Category", city: "City" } as const;
/** Several kinds may have a category of the same name. */
const hintOf = ({ kind, type }: Suggestion) =>
  type && type !== "business" ? SEARCH_TABS[type] : HINTS[kind];
const NONE: readonly Suggestion[] = [];

type WhatInputProps = Omit<SuggestInputProps, "suggestions" | "listLabel" | "onLooking" | "onTake"> & {
  onName: (name: string) => void;
  onCategory: (slug: string, type: SearchType) => void;
  onCity: (name: string) => void;
};

/** The search text. Names, categories and cities are suggested while typing. */
export function WhatInput({ onName, onCategory, onCity, ...rest }: WhatInputProps) {
  const [looking, setLooking] = useState(false);
  const typed = rest.value.trim();
  const { data } = useQuery({
    ...query["GET /api/search/suggest"]({ query: { q: typed } }),
    enabled: looking && typed !== "",
    placeholderData: keepPreviousData,
  });
  const found = typed === "" ? NONE : (data?.suggestions ?? NONE);
  return (
    <SuggestInput
      {...rest}
      listLabel="Suggestions"
      onLooking={setLooking}
      suggestions={found.map((each) => ({ value: each.text, hint: hintOf(each) }))}
      onTake={({ value, hint }) => {
        const taken = found.find((each) => each.text === value && hintOf(each) === hint);
        if (taken?.kind === "category" && taken.category)
          onCategory(taken.category, taken.type ?? "business");
        else if (taken?.kind === "city") onCity(value);
        else {
          rest.onChange(value);
          onName(value);
        }
      }}
    />
  );
}
