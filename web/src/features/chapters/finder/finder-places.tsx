import { RADIUS_KM } from "@cardplaza/contract/chapters/chapter-words";
import { PLACE_MAX } from "@cardplaza/contract/places/place-limits";
import { Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { AddCity } from "../../search/city-filters.tsx";
import { usePlanGate } from "../../search/use-plan-gate.tsx";
import type { FinderProps } from "./finder-search.tsx";

const RADII = [
  { value: "", label: "Any distance" },
  ...RADIUS_KM.map((km) => ({ value: String(km), label: `Within ${km} km` })),
];

/** The nearest first is free; several cities and a radius are the plan's. */
export function FinderPlaces({ finder, go }: FinderProps) {
  const { isPremium, offer, dialog } = usePlanGate();
  const [near, setNear] = useState(finder.near);
  const place = near.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ near: place, radiusKm: place ? finder.radiusKm : undefined });
  };
  const within = (value: string) => {
    if (value && !isPremium) return offer();
    go({ near: place, radiusKm: place && value ? Number(value) : undefined });
  };
  const known = RADII.some(({ value }) => value === String(finder.radiusKm ?? ""));
  return (
    <section
      aria-label="Places"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4 noscript:hidden"
    >
      <h2 className="text-sm font-semibold">Near you</h2>
      <form aria-label="Near a place" onSubmit={submit} className="grid gap-2">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextField
            name="near"
            value={near}
            onChange={({ target }) => setNear(target.value)}
            aria-label="Near a city or PIN code"
            placeholder="City or PIN"
            maxLength={PLACE_MAX}
          />
          <Button type="submit" offlineNote={false} variant="secondary">
            Show
          </Button>
        </div>
        {finder.near && (
          <Select
            aria-label="Within"
            options={
              known
                ? RADII
                : [...RADII, { value: String(finder.radiusKm), label: `Within ${finder.radiusKm} km` }]
            }
            value={String(finder.radiusKm ?? "")}
            onChange={({ target }) => within(target.value)}
          />
        )}
      </form>
      <h2 className="flex items-center gap-2 text-sm font-semibold">
        More cities
        {!isPremium && (
          <Badge tone="brand">
            <Sparkles aria-hidden="true" /> Premium
          </Badge>
        )}
      </h2>
      {isPremium ? (
        <AddCity cities={finder.city} onChange={(city) => go({ city })} />
      ) : (
        <>
          <p className="text-sm text-muted">Look in several cities at once, or within a distance.</p>
          <Button size="sm" variant="secondary" onClick={offer}>
            Add another city
          </Button>
        </>
      )}
      {dialog}
    </section>
  );
}
