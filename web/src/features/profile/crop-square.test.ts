import { describe, expect, test } from "vitest";
import { centred, MOST_ZOOM, moved, sideOf, within } from "./crop-square.ts";

const landscape = { width: 1000, height: 600 };

describe("the square cut out of a picture", () => {
  test("is the middle at first, as large as fits", () => {
    const crop = centred(landscape);
    expect([crop, sideOf(landscape, crop)]).toEqual([{ zoom: 1, x: 500, y: 300 }, 600]);
  });

  test("never leaves the picture", () => {
    expect(moved(landscape, centred(landscape), -5, -5)).toEqual({ zoom: 1, x: 300, y: 300 });
    expect(moved(landscape, centred(landscape), 5, 5)).toEqual({ zoom: 1, x: 700, y: 300 });
    expect(within(landscape, { zoom: 99, x: 0, y: 0 })).toEqual({ zoom: MOST_ZOOM, x: 75, y: 75 });
    expect(within(landscape, { zoom: 0.1, x: 0, y: 0 })).toEqual({ zoom: 1, x: 300, y: 300 });
  });

  test("moves by its own size, so closer means finer", () => {
    const near = within(landscape, { zoom: 2, x: 500, y: 300 });
    expect(moved(landscape, near, 0.1, 0).x).toBeCloseTo(530);
    expect(moved(landscape, near, 0, -0.1).y).toBeCloseTo(270);
  });
});
