import { expect, test } from "vitest";
import { withParams } from "./with-params.ts";

const address = new URLSearchParams("tab=sent&enquiry=e1&q=tiles");

test("the others stay, and the address itself is not changed", () => {
  expect(String(withParams(address, { enquiry: "e2" }))).toBe("tab=sent&enquiry=e2&q=tiles");
  expect(String(address)).toBe("tab=sent&enquiry=e1&q=tiles");
});

test("nothing takes a parameter out", () => {
  expect(String(withParams(address, { enquiry: null, q: "", tab: undefined, page: "2" }))).toBe("page=2");
});
