import { describe, expect, it } from "vitest";
import { citiesText, MAP_HEIGHT, MAP_WIDTH, project, spotsOf } from "./map-projection.ts";

const pune = { city: "Pune", lat: 18.52, lon: 73.86 };
const puneNearby = { city: "Pune", lat: 18.53, lon: 73.88 };
const delhi = { city: "Delhi", lat: 28.61, lon: 77.21 };
const chennai = { city: "Chennai", lat: 13.08, lon: 80.27 };

describe("the map of the finder", () => {
  it("draws north above south and west left of east", () => {
    expect(project(delhi).y).toBeLessThan(project(pune).y);
    expect(project(pune).x).toBeLessThan(project(chennai).x);
  });

  it("keeps the ends of the country inside the drawing", () => {
    const ends = [
      { lat: 8.1, lon: 77.5 },
      { lat: 37, lon: 75 },
      { lat: 23.7, lon: 68.2 },
      { lat: 28.2, lon: 97.3 },
    ];
    for (const { x, y } of ends.map(project))
      expect(x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT).toBe(true);
  });

  it("gives places that are close to each other one circle", () => {
    const spots = spotsOf([delhi, pune, puneNearby, chennai]);
    expect(spots.map(({ places }) => places.length)).toEqual([2, 1, 1]);
    expect(spots[0]?.places.map(({ city }) => city)).toEqual(["Pune", "Pune"]);
  });

  it("has nothing to show without places", () => {
    expect(spotsOf([])).toEqual([]);
  });

  it("names the cities of a circle", () => {
    expect(citiesText([pune, puneNearby])).toBe("Pune");
    expect(citiesText([pune, delhi])).toBe("Pune and Delhi");
    expect(citiesText([pune, delhi, chennai])).toBe("Pune and 2 more");
  });
});
