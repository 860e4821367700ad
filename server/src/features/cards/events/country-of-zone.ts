import { ZONES_BY_COUNTRY } from "./zones-by-country.ts";

const countries = new Map(
  ZONES_BY_COUNTRY.trim()
    .split("\n")
    .flatMap((line) => {
      const [country, ...zones] = line.split(" ") as [string, ...string[]];
      return zones.map((zone): [string, string] => [zone, country]);
    }),
);

/** The country of a browser's time zone, such as "IN" of "Asia/Kolkata". */
export const countryOfZone = (zone = ""): string | undefined => countries.get(zone);
