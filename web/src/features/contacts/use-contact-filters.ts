import { useState } from "react";
import { useTypedSearch } from "../../lib/use-typed-search.ts";
import type { ContactFilters } from "./use-contacts.ts";

/** What is being looked for. */
export function useContactFilters() {
  const { q, ...field } = useTypedSearch();
  const [tag, setTag] = useState<string | null>(null);
  const sent: ContactFilters = { q, tag };
  return { ...field, tag, setTag, sent, isActive: q !== "" || tag !== null };
}

export type ContactFiltersState = ReturnType<typeof useContactFilters>;
