import { expect, test } from "vitest";
import { countryOfZone } from "./country-of-zone.ts";
import { referrerHost } from "./referrer-host.ts";

test.each([
  ["Asia/Kolkata", "IN"],
  ["Asia/Calcutta", "IN"],
  ["Asia/Dubai", "AE"],
  ["America/New_York", "US"],
  ["Europe/London", "GB"],
  ["Asia/Ho_Chi_Minh", "VN"],
  ["UTC", undefined],
  ["constructor", undefined],
  [undefined, undefined],
])("the zone %s is in %s", (zone, country) => expect(countryOfZone(zone)).toBe(country));

test("every zone that this runtime knows has a country, universal time aside", () => {
  const unknown = Intl.supportedValuesOf("timeZone").filter((zone) => countryOfZone(zone) === undefined);
  expect(unknown.filter((zone) => zone !== "UTC" && !zone.startsWith("Etc/"))).toEqual([]);
});

test.each([
  ["https://www.google.com/search?q=asha", "google.com"],
  ["http://News.Example.org:8080/a", "news.example.org"],
  ["android-app://com.linkedin.android/", undefined],
  ["javascript:alert(1)", undefined],
  ["https://cards.example/card/asha", undefined],
  ["not an address", undefined],
  [undefined, undefined],
])("the referrer %s is kept as %s", (referrer, host) =>
  expect(referrerHost(referrer, "https://cards.example")).toBe(host),
);
