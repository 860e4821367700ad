import { PLACE_MAX } from "@cardplaza/contract/places/place-limits";
import { RADII_KM } from "@cardplaza/contract/search/search-words";
import { Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { AddCity } from "../../search/city-filters.tsx";
import { usePlanGate } from "../../search/use-plan-gate.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { JobFiltersProps } from "./job-filters.tsx";

const RADII = [
  { value: "", label: "Any distance" },
  ...RADII_KM.map((km) => ({ value: String(km), label: `Within ${km} km` })),
];

/** The nearest first is free; several cities and a radius are the plan's. */
export function PlaceFilters({ shell, jobs, go }: JobFiltersProps) {
  const { isPremium, offer, dialog } = usePlanGate();
  const [near, setNear] = useState(jobs.near);
  const place = near.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ near: place, radiusKm: place ? jobs.radiusKm : undefined });
  };
  const within = (value: string) => {
    if (value && !isPremium) return offer();
    go({ near: place, radiusKm: place && value ? Number(value) : undefined });
  };
  return (
    <section
      aria-label="Places"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4"
    >
      <h2 className="text-sm font-semibold">Near you</h2>
      <form action={shell.path} aria-label="Near a place" onSubmit={submit} className="grid gap-2">
        <HiddenFields shell={shell} jobs={jobs} except={["near", "radiusKm"]} />
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
        {jobs.near && (
          <Select
            aria-label="Within"
            options={
              jobs.radiusKm === undefined || RADII.some(({ value }) => value === String(jobs.radiusKm))
                ? RADII
                : [...RADII, { value: String(jobs.radiusKm), label: `Within ${jobs.radiusKm} km` }]
            }
            value={String(jobs.radiusKm ?? "")}
            onChange={({ target }) => within(target.value)}
          />
        )}
      </form>
      <h2 className="flex items-center gap-2 text-sm font-semibold noscript:hidden">
        More cities
        {!isPremium && (
          <Badge tone="brand">
            <Sparkles aria-hidden="true" /> Premium
          </Badge>
        )}
      </h2>
      {isPremium ? (
        <AddCity cities={jobs.city} onChange={(city) => go({ city })} />
      ) : (
        <>
          <p className="text-sm text-muted noscript:hidden">
            Look in several cities at once, or within a distance.
          </p>
          <Button size="sm" variant="secondary" className="noscript:hidden" onClick={offer}>
            Add another city
          </Button>
        </>
      )}
      {dialog}
    </section>
  );
}
