import { searchPath, type SearchState } from "@cardplaza/contract/search/search-address";
import { QUERY_MAX } from "@cardplaza/contract/search/search-words";
import { MapPin, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { CityInput } from "../places/city-input.tsx";
import { WhatInput } from "./what-input.tsx";

/** What and where. A GET form, so it works before the scripts load. */
export function SearchBox({ state }: { state: SearchState }) {
  const navigate = useNavigate();
  const [q, setQ] = useState(state.q ?? "");
  const [city, setCity] = useState(state.city?.[0] ?? "");
  const go = (change: Partial<SearchState>) => {
    const first = city.trim();
    const cities = first ? [first, ...(state.city?.slice(1) ?? [])] : state.city?.slice(1);
    void navigate(
      searchPath({
        ...state,
        q: q.trim(),
        city: cities?.length ? cities : undefined,
        asTyped: undefined,
        page: undefined,
        ...change,
      }),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  return (
    <form
      action="/search"
      role="search"
      aria-label="Search Cardplaza"
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto]"
    >
      {state.type && <input type="hidden" name="type" value={state.type} />}
      <div className="max-sm:col-span-2">
        <WhatInput
          value={q}
          onChange={setQ}
          onName={(text) => go({ q: text })}
          // A category becomes a filter, so the box is emptied.
          onCategory={(category, type) => go({ q: undefined, category, type })}
          onCity={(text) => go({ q: undefined, city: [text] })}
          name="q"
          type="search"
          aria-label="What are you looking for?"
          placeholder="Name, business or service"
          maxLength={QUERY_MAX}
          leading={<Search />}
        />
      </div>
      <CityInput
        value={city}
        onChange={setCity}
        name="city"
        aria-label="City"
        placeholder="City"
        leading={<MapPin />}
      />
      <Button type="submit" className="pointer-coarse:h-11">
        Search
      </Button>
    </form>
  );
}
