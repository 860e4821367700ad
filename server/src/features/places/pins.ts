import { INDIAN_STATES, type StateCode } from "@cardplaza/contract/places/indian-states";
import { cityAt } from "./cities.ts";
import { PINS } from "./generated/pins.ts";

export interface PlaceOfPin {
  district: string;
  state: string;
}

export interface Position {
  lat: number;
  lng: number;
}

let pins: Map<number, { place: PlaceOfPin; position: Position }> | undefined;
const allPins = () => (pins ??= read());

/** The place of a PIN code. An unknown one is not an error. */
export const placeOfPin = (pin: string): PlaceOfPin | undefined => allPins().get(Number(pin))?.place;

/** The location of a city by any of its names, or of the town nearest to a known PIN code. */
export function positionOf(cityOrPin: string): Position | undefined {
  const typed = cityOrPin.trim();
  if (/^\d{6}$/.test(typed)) return allPins().get(Number(typed))?.position;
  const city = cityAt(typed);
  return city && { lat: city.lat, lng: city.lng };
}

/** PIN codes share the objects of their district and town, to save memory. */
function read() {
  const known = new Map<number, { place: PlaceOfPin; position: Position }>();
  let place: PlaceOfPin = { district: "", state: "" };
  for (const line of PINS.trim().split("\n")) {
    const [first = "", second = ""] = line.split("|");
    if (first in INDIAN_STATES) {
      place = { district: second, state: INDIAN_STATES[first as StateCode] };
      continue;
    }
    const [lat, lng] = first.split(" ");
    const found = { place, position: { lat: Number(lat), lng: Number(lng) } };
    let pin = 0;
    for (const difference of second.split(" ")) known.set((pin += Number.parseInt(difference, 36)), found);
  }
  return known;
}
