import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/customization";
import { expect, test } from "vitest";
import { cardLook, contrast, readableOn } from "./card-look.ts";

test("text on a colour can always be read", () => {
  for (const colour of ["#2563eb", "#06b6d4", "#facc15", "#000000", "#ffffff", "#7f7f7f"]) {
    expect(contrast(colour, readableOn(colour))).toBeGreaterThanOrEqual(4.5);
  }
});

test("a square card has no round corners, a gradient becomes the paper", () => {
  const look = cardLook({
    ...DEFAULT_CUSTOMIZATION,
    cardShape: "square",
    backgroundType: "gradient",
    gradient: { enabled: true, direction: "to-bottom-right", colors: ["#111111", "#222222"] },
  }) as Record<string, unknown>;
  expect(look["--card-radius"]).toBe("0px");
  expect(look["--card-paper"]).toBe("linear-gradient(to bottom right, #111111, #222222)");
});
