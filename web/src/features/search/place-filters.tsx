import { PLACE_MAX } from "@cardplaza/contract/places/place-limits";
import { Sparkles } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { AddCity } from "./city-filters.tsx";
import { usePlanGate } from "./use-plan-gate.tsx";

interface Places {
  city: string[];
  near: string;
  radiusKm?: number | undefined;
}

interface PlaceFiltersProps {
  places: Places;
  /** The distances to choose from. */
  radiiKm: readonly number[];
  go: (part: Partial<Places>) => void;
  /** Without scripts the form is sent there, with these fields. */
  action?: string;
  hiddenFields?: ReactNode;
  className?: string;
}

const within = (km: number) => ({ value: String(km), label: `Within ${km} km` });

/** The nearest first is free; several cities and a radius are the plan's. */
export function PlaceFilters({ places, radiiKm, go, action, hiddenFields, className }: PlaceFiltersProps) {
  const { isPremium, offer, dialog } = usePlanGate();
  const [typed, setTyped] = useState(places.near);
  const near = typed.trim();
  const { radiusKm } = places;
  const isOffered = radiusKm === undefined || radiiKm.includes(radiusKm);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ near, radiusKm: near ? radiusKm : undefined });
  };
  const choose = (value: string) => {
    if (value && !isPremium) return offer();
    go({ near, radiusKm: near && value ? Number(value) : undefined });
  };
  return (
    <section
      aria-label="Places"
      className={cn("grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4", className)}
    >
      <h2 className="text-sm font-semibold">Near you</h2>
      <form action={action} aria-label="Near a place" onSubmit={submit} className="grid gap-2">
        {hiddenFields}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextField
            name="near"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            aria-label="Near a city or PIN code"
            placeholder="City or PIN"
            maxLength={PLACE_MAX}
          />
          <Button type="submit" offlineNote={false} variant="secondary">
            Show
          </Button>
        </div>
        {places.near && (
          <Select
            aria-label="Within"
            options={[
              { value: "", label: "Any distance" },
              ...radiiKm.map(within),
              ...(isOffered ? [] : [within(radiusKm)]),
            ]}
            value={String(radiusKm ?? "")}
            onChange={({ target }) => choose(target.value)}
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
        <AddCity cities={places.city} onChange={(city) => go({ city })} />
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
