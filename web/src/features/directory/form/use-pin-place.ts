import { cityName } from "@cardplaza/contract/places/city-names";
import { PIN_CODE } from "@cardplaza/contract/directory/listing-rules";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { query } from "../../../lib/query.ts";
import type { ListingValues } from "./listing-values.ts";

type Address = ListingValues["address"];

const UNKNOWN = "We do not know this PIN code. If it is right, go on.";

/** A PIN code fills in the state, and the city where there is none yet. */
export function usePinPlace({ pin, city }: Address, set: (now: Partial<Address>) => void) {
  const digits = pin.replaceAll(" ", "");
  const isWhole = PIN_CODE.test(digits);
  const { data } = useQuery({
    ...query["GET /api/places/pins/:pin"]({ params: { pin: digits } }),
    enabled: isWhole,
  });
  // The one that the listing was opened with has been filled in, and perhaps corrected, long ago.
  const done = useRef(digits);
  const fill = useEffectEvent((place: { pin: string; district: string; state: string }) => {
    if (done.current === place.pin) return;
    done.current = place.pin;
    set({ state: place.state, ...(city.trim() === "" && { city: cityName(place.district) }) });
  });
  useEffect(() => {
    if (data?.known) fill(data);
  }, [data]);
  return { warning: isWhole && data && !data.known ? UNKNOWN : undefined };
}
