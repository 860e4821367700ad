import { cityKey, TODAYS_NAMES } from "@cardplaza/contract/places/city-names";
import { INDIAN_STATES, type StateCode } from "@cardplaza/contract/places/indian-states";
import { type City } from "@cardplaza/contract/places/places";
import { MAX_CITIES } from "@cardplaza/contract/places/place-limits";
import { kmBetween, type LatLng } from "./distances.ts";
import { CITIES } from "./generated/cities.ts";

interface PlacedCity extends City {
  lat: number;
  lng: number;
  /** What people type for it, in lower case. */
  searchNames: string[];
}

/** Old names that are also the name of another city elsewhere. */
const LOCAL_OLD_NAMES: Readonly<Record<string, string[]>> = {
  "Chhatrapati Sambhajinagar": ["aurangabad", "sambhajinagar"],
  Vijayapura: ["bijapur"],
};

let cities: PlacedCity[] | undefined;
const allCities = () => (cities ??= read());
let byName: Map<string, PlacedCity> | undefined;
const citiesByName = () => (byName ??= indexByName(allCities()));

/** The largest cities whose old or new name begins with this text. */
export function citiesNamed(typed: string): City[] {
  const word = typed.toLowerCase();
  const found: City[] = [];
  for (const { name, state, searchNames } of allCities()) {
    if (searchNames.some((one) => one.startsWith(word))) found.push({ name, state });
    if (found.length === MAX_CITIES) break;
  }
  return found;
}

/** Names of all cities within this distance of a position. */
export const citiesAround = (position: LatLng, radiusKm: number): string[] =>
  allCities().flatMap((city) => (kmBetween(position, city) <= radiusKm ? [city.name] : []));

/** The largest city of that name. */
export const cityAt = (typed: string): PlacedCity | undefined => citiesByName().get(cityKey(typed));

function indexByName(largestFirst: PlacedCity[]): Map<string, PlacedCity> {
  const named = new Map<string, PlacedCity>();
  for (const city of largestFirst)
    for (const name of city.searchNames) {
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
        searchNames: [name.toLowerCase(), ...(others.get(name) ?? []), ...(LOCAL_OLD_NAMES[name] ?? [])],
      };
    });
}
