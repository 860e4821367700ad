import { expect, test } from "vitest";
import { countryOfZone } from "./country-of-zone.ts";
import { referrerHost } from "./referrer-host.ts";
import { readUserAgent } from "./visitor-device.ts";

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
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1", "phone"],
  ["Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/141.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1", "tablet"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15", "desktop"],
])("%s is a %s", (userAgent, device) => expect(readUserAgent(userAgent)).toEqual({ isBot: false, device }));

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
