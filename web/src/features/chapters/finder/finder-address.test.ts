import { describe, expect, it } from "vitest";
import {
  filtersInForce,
  finderHeading,
  finderPath,
  finderQuery,
  needsPlan,
  NO_FILTERS,
  readFinder,
} from "./finder-address.ts";

const read = (search: string) => readFinder(new URLSearchParams(search));

describe("the address of the finder", () => {
  it("says city, day, seats and place", () => {
    const finder = read("city=Pune&weekday=2&seats=1&online=true&near=411001&radiusKm=25&page=2");
    expect(finder).toEqual({
      q: "",
      city: ["Pune"],
      weekday: 2,
      seats: true,
      online: true,
      near: "411001",
      radiusKm: 25,
      page: 2,
    });
  });

  it("leaves out what means nothing", () => {
    expect(read("weekday=9&seats=maybe&page=-1&radiusKm=10&city=,,")).toEqual(NO_FILTERS);
  });

  it("goes back to the first page with every change", () => {
    expect(finderPath(read("city=Pune&page=3"), { seats: true })).toBe(
      "/offline-networking?city=Pune&seats=1",
    );
    expect(finderPath(read("city=Pune"), { page: 2 })).toBe("/offline-networking?city=Pune&page=2");
  });

  it("keeps Sunday, which is 0", () => {
    expect(finderQuery(read("weekday=0"))).toEqual({ weekday: 0 });
  });

  it("knows which filters come with the plan", () => {
    expect(needsPlan(read("city=Pune"))).toBe(false);
    expect(needsPlan(read("near=Pune"))).toBe(false);
    expect(needsPlan(read("city=Pune,Nashik"))).toBe(true);
    expect(needsPlan(read("near=Pune&radiusKm=25"))).toBe(true);
  });

  it("takes each filter away alone", () => {
    const finder = read("city=Pune,Nashik&weekday=2&near=411001");
    expect(filtersInForce(finder).map(({ name }) => name)).toEqual([
      "Pune",
      "Nashik",
      "Tuesday",
      "Near 411001",
    ]);
    expect(filtersInForce(finder)[0]?.without).toEqual({ city: ["Nashik"] });
  });

  it("names the cities in its heading", () => {
    expect(finderHeading(read(""))).toBe("Find a chapter");
    expect(finderHeading(read("city=Pune"))).toBe("Chapters in Pune");
    expect(finderHeading(read("city=Pune,Nashik,Surat"))).toBe("Chapters in Pune and 2 more");
  });
});
