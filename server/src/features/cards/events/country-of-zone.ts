import { getAllTimezones } from "countries-and-timezones";

// A map, because the package finds "constructor" among its zones. If countries share a zone, the one whose city
// it is named after comes first, except for the Crimea: the tz database's list of places has it under Ukraine.
const countries = new Map<string, string | undefined>([
  ...Object.values(getAllTimezones({ deprecated: true })).map((zone): [string, string | undefined] => [
    zone.name,
    zone.countries[0],
  ]),
  ["Europe/Simferopol", "UA"],
]);

/** The country of a browser's time zone, such as "IN" of "Asia/Kolkata". */
export const countryOfZone = (zone = ""): string | undefined => countries.get(zone);
