import { describe, expect, it } from "vitest";
import { pageRange } from "./page-range.ts";

function drawn(page: number, pages: number) {
  return pageRange(page, pages)
    .map((slot) => ("page" in slot ? slot.page : "…"))
    .join(" ");
}

describe("the pages a pagination offers", () => {
  it.each([
    [1, 1, "1"],
    [1, 5, "1 2 … 5"],
    [3, 5, "1 2 3 4 5"],
    [1, 12, "1 2 … 12"],
    [6, 12, "1 … 5 6 7 … 12"],
    [4, 12, "1 2 3 4 5 … 12"],
    [12, 12, "1 … 11 12"],
  ])("on page %i of %i: %s", (page, pages, expected) => {
    expect(drawn(page, pages)).toBe(expected);
  });

  it("treats a page beyond the end as the last", () => {
    expect(drawn(99, 6)).toBe("1 … 5 6");
  });

  it("is empty when there are no pages", () => {
    expect(pageRange(1, 0)).toEqual([]);
  });
});
