import { INDIAN_STATES } from "@cardplaza/contract/places/indian-states";
import { expect, test } from "vitest";
import { sharedTestApp } from "../../testing/test-app.ts";
import { placeOfPin, positionOf } from "./pins.ts";

const app = await sharedTestApp();

const cities = async (q: string) => {
  const { status, json } = await app.call("GET", `/api/places/cities?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (json as { cities: { name: string; state: string }[] }).cities;
};

test("cities are offered by old and new names, the largest first, eight at most", async () => {
  expect((await cities("bang"))[0]).toEqual({ name: "Bengaluru", state: "Karnataka" });
  expect((await cities("Gurg"))[0]).toEqual({ name: "Gurugram", state: "Haryana" });
  expect((await cities("poona"))[0]).toEqual({ name: "Pune", state: "Maharashtra" });
  expect(await cities("aurangabad")).toEqual([
    { name: "Chhatrapati Sambhajinagar", state: "Maharashtra" },
    { name: "Aurangabad", state: "Bihar" },
  ]);
  expect(await cities("")).toHaveLength(8);
  expect(await cities("Xyz%_")).toEqual([]);
  const { status } = await app.call("GET", `/api/places/cities?q=${"x".repeat(81)}`);
  expect(status).toBe(400);
});

test("a PIN code returns its district and state; an unknown one is not an error", async () => {
  const ask = async (pin: string) => (await app.call("GET", `/api/places/pins/${pin}`)).json;
  expect(await ask("110001")).toEqual({
    known: true,
    pin: "110001",
    district: "Central Delhi",
    state: "Delhi",
  });
  expect(await ask("560001")).toMatchObject({ district: "Bengaluru", state: "Karnataka" });
  expect(await ask("999999")).toEqual({ known: false, pin: "999999" });
  const wrong = await app.call("GET", "/api/places/pins/012345");
  expect(wrong.status).toBe(400);
  const { headers } = await app.call("GET", "/api/places/pins/110001");
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
});

test("states are today's", () => {
  const stateOf = (pin: string) => placeOfPin(pin)?.state;
  expect([stateOf("500001"), stateOf("504293"), stateOf("509001")]).toEqual(Array(3).fill("Telangana"));
  expect(placeOfPin("194101")).toEqual({ district: "Leh", state: "Ladakh" });
  expect(stateOf("492001")).toBe("Chhattisgarh");
  expect(stateOf("605001")).toBe("Puducherry");
  expect(stateOf("396230")).toBe("Dadra and Nagar Haveli and Daman and Diu");
  // Offices of East Godavari that stayed in Andhra Pradesh when Telangana became a state.
  const stayed = Array.from({ length: 1000 }, (_, index) => placeOfPin(String(507_000 + index)));
  expect(new Set(stayed.map((place) => place?.state))).toEqual(
    new Set(["Telangana", "Andhra Pradesh", undefined]),
  );
  const known = new Set<string | undefined>(Object.values(INDIAN_STATES));
  for (let pin = 110_000; pin < 860_000; pin += 1) {
    const place = placeOfPin(String(pin));
    if (place) known.delete(place.state);
  }
  expect([...known]).toEqual([]);
});

test("positions are found by any name of a city and by PIN code", () => {
  const near = (place: string, lat: number, lng: number) => {
    const at = positionOf(place);
    expect(at, place).toBeDefined();
    expect(Math.hypot(at!.lat - lat, at!.lng - lng), place).toBeLessThan(0.15);
  };
  near("Bangalore", 12.97, 77.59);
  near(" bengaluru ", 12.97, 77.59);
  near("New Delhi", 28.64, 77.22);
  near("Hubli", 15.35, 75.14);
  near("Aurangabad", 19.88, 75.34);
  near("411001", 18.52, 73.86);
  near("110001", 28.64, 77.22);
  expect([positionOf("Atlantis"), positionOf("999999"), positionOf("")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
