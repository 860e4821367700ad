import type { Person } from "@cardplaza/contract/people/person";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";

export interface FoundPerson {
  person: Person;
  isConnected: boolean;
}

const SHOWN = { staleTime: 60_000, placeholderData: keepPreviousData };

/** The member's connections; with a name also other members, after them. */
export function useFoundPeople({ onlyConnections = false } = {}) {
  const search = useTypedSearch();
  const mine = useQuery({
    ...query["GET /api/connections"]({ query: { tab: "mine", q: search.q } }),
    ...SHOWN,
  });
  const others = useQuery({
    ...query["GET /api/people"]({ query: { q: search.q } }),
    ...SHOWN,
    enabled: !onlyConnections && search.q !== "",
  });
  const connected = mine.data?.connections.map(({ person }) => person);
  const ids = new Set(connected?.map(({ _id }) => _id));
  const strangers = search.q === "" ? [] : (others.data?.people ?? []).filter(({ _id }) => !ids.has(_id));
  const people: FoundPerson[] | undefined = connected && [
    ...connected.map((person) => ({ person, isConnected: true })),
    ...(onlyConnections ? [] : strangers.map((person) => ({ person, isConnected: false }))),
  ];
  return {
    search,
    people,
    error: mine.error ?? others.error,
    isFetching: mine.isFetching || others.isFetching,
  };
}
