import { SEATS } from "./district-seats.ts";
import type { PlacedCity } from "./read-cities.ts";
import type { PinPlace } from "./read-pins.ts";

export interface PlacedDistrict {
  state: string;
  name: string;
  /** PIN codes by position. */
  at: Map<string, number[]>;
}

/** Gives each PIN code the position of its taluk's town, or otherwise of its district's. */
export function placePins(pins: PinPlace[], cities: PlacedCity[]): PlacedDistrict[] {
  const towns = new Map(cities.map((city) => [key(city.state, city.name), city]));
  const districts = Map.groupBy(pins, ({ state, district }) => `${state}|${district}`);
  return [...districts].map(([, within]) => {
    const [{ state, district }] = within as [PinPlace];
    const centre = towns.get(key(state, district)) ?? SEATS[district] ?? middleOf(within, towns);
    if (!centre) throw new Error(`Nobody knows where ${district} is: name its seat.`);
    const at = new Map<string, number[]>();
    for (const { pin, taluks } of within) {
      const town = taluks
        .map((taluk) => towns.get(key(state, taluk)))
        .find((one) => one && near(one, centre));
      const position = written(town ?? centre);
      at.set(position, [...(at.get(position) ?? []), pin]);
    }
    return { state, name: district, at };
  });
}

const key = (state: string, name: string) => `${state} ${name.toLowerCase().replaceAll(/[^a-z]/g, "")}`;

/** The town that most post offices of the district name as their taluk. */
function middleOf(pins: PinPlace[], towns: Map<string, PlacedCity>): PlacedCity | undefined {
  const named = pins.flatMap(({ state, taluks }) => towns.get(key(state, taluks[0] ?? "")) ?? []);
  const counts = Map.groupBy(named, (town) => town);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

interface Position {
  lat: number;
  lng: number;
}

// A town at the other end of the state may have the same name as a taluk.
const near = (town: Position, centre: Position) =>
  Math.hypot(town.lat - centre.lat, town.lng - centre.lng) < 1.2;

const written = ({ lat, lng }: Position) => `${lat.toFixed(2)} ${lng.toFixed(2)}`;
