import type { Suggestion } from "@cardplaza/contract/search/search-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "../../lib/query.ts";
import { SuggestInput, type SuggestInputProps } from "../../ui/fields/suggest-input.tsx";

const HINTS = { name: "", category: "Category", city: "City" } as const;
const NONE: readonly Suggestion[] = [];

type WhatInputProps = Omit<SuggestInputProps, "suggestions" | "listLabel" | "onLooking" | "onTake"> & {
  onName: (name: string) => void;
  onCategory: (slug: string) => void;
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
      suggestions={found.map(({ kind, text }) => ({ value: text, hint: HINTS[kind] }))}
      onTake={({ value, hint }) => {
        const taken = found.find(({ kind, text }) => text === value && HINTS[kind] === hint);
        if (taken?.kind === "category" && taken.category) onCategory(taken.category);
        else if (taken?.kind === "city") onCity(value);
        else {
          rest.onChange(value);
          onName(value);
        }
      }}
    />
  );
}
