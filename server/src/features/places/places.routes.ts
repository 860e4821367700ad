import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { places } from "@cardplaza/contract/places/places";
import type { HandlersOf } from "../../context.ts";
import { citiesNamed } from "./cities.ts";
import { placeOfPin } from "./pins.ts";

// The data changes only with a new version of the product.
const A_DAY = { headers: { "cache-control": "public, max-age=86400" } };

export const placeHandlers: HandlersOf<typeof places> = {
  "GET /api/places/cities": ({ query }) => new ApiResponse({ cities: citiesNamed(query.q) }, A_DAY),
  "GET /api/places/pins/:pin": ({ params: { pin } }) => {
    const place = placeOfPin(pin);
    return new ApiResponse(place ? { known: true, pin, ...place } : { known: false, pin }, A_DAY);
  },
};
