import { cityKey } from "@cardplaza/contract/places/city-names";
import { INDIAN_STATES } from "@cardplaza/contract/places/indian-states";
import { cityAt } from "../../places/cities.ts";
import { placeOfPin, positionOf } from "../../places/pins.ts";
import type { CompanyValues } from "./company-values.ts";

const PIN = /\b[1-9]\d{2} ?\d{3}\b/;
const STATES = new Set(Object.values(INDIAN_STATES).map((name) => name.toLowerCase()));
const LINE_MAX = 120;
const LINE_MIN = 3;

/**
 * The parts of a company's address in the one line of a card: the PIN code, the city and the state where they can be
 * told, and the rest as the first line. The owner checks them in the set-up.
 */
export function addressInText(text: string): CompanyValues {
  const pin = PIN.exec(text)?.[0].replace(" ", "") ?? "";
  const parts = text
    .replace(PIN, "")
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s–-]+|[\s–-]+$/g, ""))
    .filter((part) => part !== "" && !isStateOnly(part) && part.toLowerCase() !== "india");
  const city = parts.length > 0 ? cityAt(parts.at(-1) as string) : undefined;
  const line1 = (city ? parts.slice(0, -1) : parts).join(", ").slice(0, LINE_MAX);
  const position = positionOf(pin) ?? positionOf(city?.name ?? "");
  return {
    line1: line1.length >= LINE_MIN ? line1 : "",
    pin,
    ...(city && { city: city.name, cityKey: cityKey(city.name) }),
    state: placeOfPin(pin)?.state ?? city?.state ?? "",
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
  };
}

/** Delhi and Chandigarh are cities too. */
const isStateOnly = (part: string) => STATES.has(part.toLowerCase()) && !cityAt(part);
