import { expect, test } from "vitest";
import { DEFAULT_CUSTOMIZATION } from "./customization-defaults.ts";
import { Customization } from "./customization.ts";

test("an empty design is the free look", () => {
  expect(Customization.parse({})).toEqual(DEFAULT_CUSTOMIZATION);
});
