import { useState } from "react";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import type { PeopleFilters } from "./use-people.ts";

/** What the member looks for among their connections. A search starts when the typing pauses. */
export function usePeopleFilters() {
  const name = useTypedSearch();
  const city = useTypedSearch();
  const [tag, setTag] = useState("");
  const sent: PeopleFilters = { q: name.q, city: city.q, tag };
  return {
    sent,
    name,
    city,
    tag,
    setTag,
    isActive: sent.q !== "" || sent.city !== "" || tag !== "",
    clear() {
      name.setText("");
      city.setText("");
      setTag("");
    },
  };
}

export type PeopleFiltersState = ReturnType<typeof usePeopleFilters>;
