import { cityName } from "@cardplaza/contract/places/city-names";
import { cityAt } from "../places/cities.ts";
import { placeOfPin } from "../places/pins.ts";

export interface CardPlace {
  city: string;
  state: string;
  pin: string;
}

/** The position of a card's address, as far as it can be found: a card has no field for its city. */
export function placeOfAddress(address: string): CardPlace {
  const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(address)?.[0].replace(" ", "") ?? "";
  const byPin = pin ? placeOfPin(pin) : undefined;
  // The city is towards the end: "12 Church Street, Ashok Nagar, Bengaluru 560001".
  const parts = address
    .split(/[,\n;]|\s[-–]\s/)
    .map((part) => part.replaceAll(/[\d.()-]+/g, " ").trim())
    .filter((part) => part.length > 2)
    .reverse();
  for (const part of parts) {
    const found = cityAt(part);
    if (found) return { city: found.name, state: byPin?.state ?? found.state, pin };
  }
  if (!byPin) return { city: "", state: "", pin };
  // "Fort Kochi" is in Kochi, if the PIN code is of its state.
  const quarters = parts.map((part) => cityAt(part.slice(part.lastIndexOf(" ") + 1)));
  const around = quarters.find((city) => city?.state === byPin.state);
  return { city: around?.name ?? cityName(byPin.district), state: byPin.state, pin };
}
