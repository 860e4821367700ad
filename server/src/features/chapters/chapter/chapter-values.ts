import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { cityName } from "@cardplaza/contract/places/city-names";
import { INDIAN_STATES } from "@cardplaza/contract/places/indian-states";
import { invalid } from "../../../platform/refusals.ts";
import { cityAt } from "../../places/cities.ts";
import { placeOfPin, positionOf } from "../../places/pins.ts";

/** A city as chapters store it, however its name was typed. */
export const storedCity = (typed: string) => cityAt(typed)?.name ?? cityName(typed);

/** "Pune Circle" and "pune-circle" are the same name; "Pune Circle 2" is another one. */
export const nameKeyOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "") || name;

/** Where a chapter is. The PIN code is more exact than the city; one of the two must be known. */
export function placeOf({
  city,
  pin,
  state: given,
}: {
  city: string;
  pin: string;
  state?: string | undefined;
}) {
  const position = positionOf(pin) ?? positionOf(city);
  if (!position) throw invalid({ city: CHAPTER_TEXT.unknownPlace, pin: CHAPTER_TEXT.unknownPlace });
  const state = stateOf(placeOfPin(pin)?.state ?? cityAt(city)?.state, pin, given);
  return { city: storedCity(city), pin, state, lat: position.lat, lng: position.lng };
}

/** The state of the PIN code. Who gives another one has mistyped one of the two. */
function stateOf(known: string | undefined, pin: string, given: string | undefined): string {
  if (given === undefined) return known ?? "";
  const named = STATES.get(given.toLowerCase());
  if (!named) throw invalid({ state: CHAPTER_TEXT.unknownState });
  if (known && named !== known) throw invalid({ state: CHAPTER_TEXT.otherState(pin, known) });
  return named;
}

const STATES = new Map(Object.values(INDIAN_STATES).map((name) => [name.toLowerCase(), name]));
