import { z } from "zod";
import { MAX_CITIES, PLACE_MAX } from "./place-limits.ts";
import { endpoints } from "../endpoint.ts";
import { Line } from "../text.ts";

export const City = z.object({ name: z.string(), state: z.string() });
export type City = z.infer<typeof City>;

/** An unknown one may still exist, so a form shows a warning, not an error. */
export const PlaceOfPin = z.discriminatedUnion("known", [
  z.object({ known: z.literal(true), pin: z.string(), district: z.string(), state: z.string() }),
  z.object({ known: z.literal(false), pin: z.string() }),
]);
export type PlaceOfPin = z.infer<typeof PlaceOfPin>;

export const places = endpoints({
  "GET /api/places/cities": {
    summary: "Cities whose name, old or new, begins as typed",
    query: z.object({ q: Line(0, PLACE_MAX).default("") }),
    returns: z.object({ cities: z.array(City).max(MAX_CITIES) }),
  },
  "GET /api/places/pins/:pin": {
    summary: "The district and state of a PIN code",
    params: z.object({ pin: z.string().regex(/^[1-9]\d{5}$/, "A PIN code has six digits.") }),
    returns: PlaceOfPin,
  },
});
