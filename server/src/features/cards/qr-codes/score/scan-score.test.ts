import { expect, test } from "vitest";
import { DEFAULT_QR_DESIGN, QR_SCORE } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { drawCode } from "../draw/draw-code.ts";
import { scanScore } from "./scan-score.ts";

const design = {
  ...DEFAULT_QR_DESIGN,
  frame: "banner",
  label: "See our homes",
  eyeColor: "#7c2d12",
} as const;

test.each(["tk58qjc", "yvn5v2p", "nwjhh3z"])(
  "a design is not refused with %s, which the reader misses when it is 300 pixels wide and damaged",
  async (code) => {
    const text = `http://localhost:33687/q/${code}`;
    const drawing = await drawCode(text, design, null);
    expect(await scanScore(drawing, text, design)).toBeGreaterThanOrEqual(QR_SCORE.least);
  },
);

test("a code in the colour of its paper is not read at all", async () => {
  const text = "http://localhost:33687/q/tk58qjc";
  const pale = { ...design, foreground: "#fdfdfd", eyeColor: null };
  expect(await scanScore(await drawCode(text, pale, null), text, pale)).toBe(0);
});
