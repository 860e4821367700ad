import { cityKey, TODAYS_NAMES } from "@cardplaza/contract/places/city-names";
import { INDIAN_STATES, type StateCode } from "@cardplaza/contract/places/indian-states";
import { type City } from "@cardplaza/contract/places/places";
import { MAX_CITIES } from "@cardplaza/contract/places/place-limits";
import { CITIES } from "./generated/cities.ts";

interface PlacedCity extends City {
  lat: number;
  lng: number;
  /** What people type for it, in lower case. */
  saidAs: string[];
}

/** Names that were changed in one state but are still used for another city elsewhere. */
const ALSO_SAID: Readonly<Record<string, string[]>> = {
  "Chhatrapati Sambhajinagar": ["aurangabad", "sambhajinagar"],
  Vijayapura: ["bijapur"],
};

let cities: PlacedCity[] | undefined;
const allCities = () => (cities ??= read());
let byName: Map<string, PlacedCity> | undefined;
const citiesByName = () => (byName ??= nameThem(allCities()));

/** The largest cities whose old or new name begins with this text. */
export function citiesNamed(typed: string): City[] {
  const word = typed.toLowerCase();
  const found: City[] = [];
  for (const { name, state, saidAs } of allCities()) {
    if (saidAs.some((one) => one.startsWith(word))) found.push({ name, state });
    if (found.length === MAX_CITIES) break;
  }
  return found;
}

/** The largest city of that name. */
export const cityAt = (typed: string): PlacedCity | undefined => citiesByName().get(cityKey(typed));

function nameThem(largestFirst: PlacedCity[]): Map<string, PlacedCity> {
  const named = new Map<string, PlacedCity>();
  for (const city of largestFirst)
    for (const name of city.saidAs) {
      const key = cityKey(name);
      if (!named.has(key)) named.set(key, city);
    }
  return named;
}

function read(): PlacedCity[] {
  const others = Map.groupBy(TODAYS_NAMES.keys(), (other) => TODAYS_NAMES.get(other));
  return CITIES.trim()
    .split("\n")
    .map((line) => {
      const [name = "", state = "", lat, lng] = line.split("|");
      return {
        name,
        state: INDIAN_STATES[state as StateCode],
        lat: Number(lat),
        lng: Number(lng),
        saidAs: [name.toLowerCase(), ...(others.get(name) ?? []), ...(ALSO_SAID[name] ?? [])],
      };
    });
}
