import { PLACE_MAX } from "@cardplaza/contract/places/place-limits";
import type { SearchState } from "@cardplaza/contract/search/search-address";
import { MAX_FILTER_CITIES, RADII_KM } from "@cardplaza/contract/search/search-words";
import { Plus, Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CityInput } from "../places/city-input.tsx";
import type { Go } from "./sort-select.tsx";
import { usePlanGate } from "./use-plan-gate.tsx";

const RADII = RADII_KM.map((km) => ({ value: String(km), label: `${km} km` }));

/** Several cities, and what is near a place: one city is free, these are the plan's. */
export function CityFilters({ state, go }: { state: SearchState; go: Go }) {
  const { isPremium, offer, dialog } = usePlanGate();
  return (
    <section
      aria-label="City filters"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4"
    >
      <h2 className="flex items-center gap-2 text-sm font-semibold">
        City filters
        {!isPremium && (
          <Badge tone="brand">
            <Sparkles aria-hidden="true" /> Premium
          </Badge>
        )}
      </h2>
      {isPremium ? (
        <>
          <AddCity cities={state.city ?? []} onChange={(city) => go({ city })} />
          <Near key={`${state.near} ${state.radiusKm}`} state={state} go={go} />
        </>
      ) : (
        <>
          <p className="text-sm text-muted">Search several cities at once, or around a place or PIN code.</p>
          <Button size="sm" variant="secondary" onClick={offer}>
            Add another city
          </Button>
        </>
      )}
      {dialog}
    </section>
  );
}

interface AddCityProps {
  cities: readonly string[];
  onChange: (cities: string[]) => void;
}

export function AddCity({ cities, onChange }: AddCityProps) {
  const [city, setCity] = useState("");
  const isFull = cities.length >= MAX_FILTER_CITIES;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!city.trim() || isFull) return;
    onChange([...cities, city.trim()]);
    setCity("");
  };
  return (
    <form onSubmit={add} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <CityInput
        value={city}
        onChange={setCity}
        aria-label="Another city"
        placeholder={cities.length > 0 ? "Another city" : "City"}
        disabled={isFull}
      />
      <Button
        type="submit"
        offlineNote={false}
        size="icon"
        variant="secondary"
        aria-label="Add city"
        disabled={isFull}
      >
        <Plus />
      </Button>
    </form>
  );
}

function Near({ state, go }: { state: SearchState; go: Go }) {
  const [near, setNear] = useState(state.near ?? "");
  const radiusKm = state.radiusKm ?? 25;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(near.trim() ? { near: near.trim(), radiusKm } : { near: undefined, radiusKm: undefined });
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextField
        value={near}
        onChange={({ target }) => setNear(target.value)}
        aria-label="Near a city or PIN code"
        placeholder="Near a city or PIN"
        maxLength={PLACE_MAX}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <Select
          aria-label="Within"
          options={
            RADII.some(({ value }) => value === String(radiusKm))
              ? RADII
              : [...RADII, { value: String(radiusKm), label: `${radiusKm} km` }]
          }
          value={String(radiusKm)}
          onChange={({ target }) => go({ near: near.trim() || undefined, radiusKm: Number(target.value) })}
        />
        <Button type="submit" offlineNote={false} variant="secondary">
          Show
        </Button>
      </div>
    </form>
  );
}
