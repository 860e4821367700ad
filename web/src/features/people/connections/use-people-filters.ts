import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import type { PeopleFilters } from "./use-people.ts";

/** What the member looks for among their connections; a link may begin it. A search starts when the typing pauses. */
export function usePeopleFilters() {
  const [search] = useSearchParams();
  const name = useTypedSearch(search.get("q") ?? "");
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
