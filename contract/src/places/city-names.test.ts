import { expect, test } from "vitest";
import { cityKey, cityName, TODAYS_NAMES } from "./city-names.ts";

test("a city goes by today's name, however it was typed", () => {
  expect(cityName("  bangalore ")).toBe("Bengaluru");
  expect(cityName("Dehra  Dun")).toBe("Dehradun");
  expect(["Vizag", "Trichy", "Pondy", "Allahabad", "Baroda"].map(cityName)).toEqual([
    "Visakhapatnam",
    "Tiruchirappalli",
    "Puducherry",
    "Prayagraj",
    "Vadodara",
  ]);
  expect(cityName("Springfield")).toBe("Springfield");
});

test("two names of one city have the same key", () => {
  expect(cityKey("Bombay")).toBe(cityKey("MUMBAI"));
  expect(cityKey("New Delhi")).toBe(cityKey("delhi"));
  expect(cityName("New Delhi")).toBe("New Delhi");
});

test("no old name is the new name of another city", () => {
  const today = new Set([...TODAYS_NAMES.values()].map((name) => name.toLowerCase()));
  for (const old of TODAYS_NAMES.keys()) expect(today.has(old), old).toBe(false);
});
