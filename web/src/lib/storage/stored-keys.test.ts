import { expect, test } from "vitest";
import { belongs } from "./stored-keys.ts";

test("a key is found by its pattern, and what nobody has named goes with the member", () => {
  expect(belongs("theme")).toBe("browser");
  expect(belongs("message-to-meera")).toBe("typed");
  expect(belongs("chapterLink:asha:c1:Bakery")).toBe("member");
  expect(belongs("of an older release")).toBe("member");
});
