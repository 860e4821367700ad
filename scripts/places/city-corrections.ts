import type { PlacedCity } from "./read-cities.ts";
import type { StateCode } from "../../contract/src/places/indian-states.ts";

// Corrections of missing and wrong data in GeoNames' extract, as far as people would notice.

/** Cities with today's spelling in India. Older names are in the contract's city-names. */
export const SPELLED: Readonly<Record<string, string>> = {
  Along: "Aalo",
  Bandipura: "Bandipora",
  Bhabhua: "Bhabua",
  Bhaisa: "Bhainsa",
  Bokaro: "Bokaro Steel City",
  Borivli: "Borivali",
  Chinchvad: "Chinchwad",
  Elur: "Eloor",
  Emmiganur: "Yemmiganur",
  Farrukhnagar: "Shadnagar",
  Jahanabad: "Jehanabad",
  Kodar: "Kodad",
  Kosi: "Kosi Kalan",
  Kundla: "Savarkundla",
  Mapuca: "Mapusa",
  Nowrangapur: "Nabarangpur",
  Punch: "Poonch",
  Rudarpur: "Rudrapur",
  Saiha: "Siaha",
  Shahjanpur: "Shahjahanpur",
  Shrirampur: "Serampore",
  Siddhapur: "Sidhpur",
  Sopur: "Sopore",
  Suriapet: "Suryapet",
  Teni: "Theni",
  Virudunagar: "Virudhunagar",
  Verawal: "Veraval",
};

/** Cities for which the extract names the wrong state. */
export const ELSEWHERE: Readonly<Record<string, StateCode>> = {
  Kalka: "06",
  Mankachar: "18",
  Margherita: "18",
  Umarkot: "21",
  Yanam: "34",
};

/** Villages and parts of cities that the extract lists as cities. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  "Gorakhpur 06",
  "Shivaji Nagar 27",
  "Bara Bazar 19",
  "Pimpri 27",
  "Sector 09",
  "Defence Colony 07",
  "Gandhi Nagar 33",
  "Nangi 19",
  // Renamed. Another state has a city with the old name, so this one is added under its new name.
  "Aurangabad 27",
  "Bijapur 29",
]);

/** Corrected populations, where the extract counts the whole district for the town. */
export const PEOPLE: Readonly<Record<string, number>> = {
  Bilimora: 53_000,
  Gurugram: 877_000,
  Nabarangpur: 36_000,
  Najafgarh: 200_000,
  Narela: 150_000,
  "Greater Noida": 102_000,
  Noida: 637_000,
  Punasa: 5_000,
  Rohini: 300_000,
  Shyamnagar: 100_000,
  Theni: 94_000,
  Tirunelveli: 474_000,
};

export const ADDED: readonly PlacedCity[] = [
  { name: "Dharwad", state: "29", lat: 15.459, lng: 75.008, people: 247_000 },
  { name: "Pimpri-Chinchwad", state: "27", lat: 18.628, lng: 73.8, people: 1_728_000 },
  { name: "Rudrapur", state: "05", lat: 28.975, lng: 79.4, people: 140_000 },
  { name: "Vasai-Virar", state: "27", lat: 19.391, lng: 72.84, people: 1_222_000 },
  { name: "Zirakpur", state: "03", lat: 30.643, lng: 76.817, people: 95_000 },
  { name: "Chhatrapati Sambhajinagar", state: "27", lat: 19.878, lng: 75.342, people: 1_175_000 },
  { name: "Vijayapura", state: "29", lat: 16.827, lng: 75.715, people: 327_000 },
];
