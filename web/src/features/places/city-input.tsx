import { PLACE_MAX } from "@cardplaza/contract/places/place-limits";
import { useState } from "react";
import { SuggestInput, type SuggestInputProps } from "../../ui/fields/suggest-input.tsx";
import { useCities } from "./use-cities.ts";

type CityInputProps = Omit<SuggestInputProps, "suggestions" | "listLabel" | "onLooking">;

/** The bare control of `CityField`, for a search box that names its fields in its own way. */
export function CityInput(props: CityInputProps) {
  const [looking, setLooking] = useState(false);
  const cities = useCities(props.value, looking && props.value.trim() !== "");
  return (
    <SuggestInput
      maxLength={PLACE_MAX}
      autoComplete="off"
      {...props}
      listLabel="Cities"
      onLooking={setLooking}
      suggestions={cities.map(({ name, state }) => ({ value: name, hint: state }))}
    />
  );
}
