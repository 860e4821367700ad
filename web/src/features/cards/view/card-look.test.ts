import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization";
import { contrast } from "@cardplaza/contract/cards/colour-rules";
import { expect, test } from "vitest";
import { cardLook, cardPaper } from "./card-look.ts";

const look = (chosen: Partial<typeof DEFAULT_CUSTOMIZATION>) =>
  cardLook({ ...DEFAULT_CUSTOMIZATION, ...chosen }) as Record<string, string>;

test("the free look is the specification's", () => {
  expect(look({})).toMatchObject({
    "--card-primary": "#2563eb",
    "--card-ink": "#1f2937",
    "--card-paper": "#ffffff",
    "--card-radius": "12px",
    "--card-size": "16px",
  });
});

test("a square card has no round corners, a pill's buttons are round", () => {
  expect(look({ cardShape: "square", borderRadius: 30 })).toMatchObject({
    "--card-radius": "0px",
    "--card-button": "0px",
  });
  expect(look({ cardShape: "pill", borderRadius: 4 })).toMatchObject({
    "--card-radius": "28px",
    "--card-button": "999px",
  });
  expect(look({ borderRadius: 32 })["--card-radius"]).toBe("32px");
});

test("a gradient becomes the paper, by its type or by being enabled", () => {
  const gradient = { enabled: false, direction: "to-bottom-right" as const, colors: ["#111111", "#222222"] };
  const paper = "linear-gradient(to bottom right, #111111, #222222)";
  expect(look({ backgroundType: "gradient", gradient })["--card-paper"]).toBe(paper);
  expect(look({ gradient: { ...gradient, enabled: true } })["--card-paper"]).toBe(paper);
  expect(look({ gradient })["--card-paper"]).toBe("#ffffff");
});

test("what could not be read is shown in a tone that can", () => {
  const shown = look({ textColor: "#eeeeee", primaryColor: "#fde68a" });
  for (const text of ["--card-ink", "--card-muted", "--card-link"])
    expect(contrast(shown[text] as string, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(shown).toMatchObject({ "--card-primary": "#fde68a", "--card-on-primary": "#000000" });
});

test("the contact section has the specification's colours until others are chosen", () => {
  // Turquoise is too light for an icon on white, and is darkened just so far.
  const free = look({});
  expect(free["--contact-heading"]).toBe("#2563eb");
  expect(free["--contact-icon"]).toBe("#0592aa");
  expect(look({ backgroundColor: "#0b1220" })["--contact-icon"]).toBe("#06b6d4");
  const chosen = look({ primaryColor: "#9f1239", secondaryColor: "#7c2d12" });
  expect(chosen).toMatchObject({ "--contact-icon": "#9f1239", "--contact-heading": "#7c2d12" });
});

test("size, weight and font change with the design", () => {
  expect(look({ fontSize: 22, fontWeight: "bold", fontFamily: "Lora" })).toMatchObject({
    "--card-size": "22px",
    "--card-weight": 700,
    "--card-font": expect.stringContaining("Lora"),
  });
});

test("a form on the card goes by the card's paper", () => {
  expect(cardPaper(DEFAULT_CUSTOMIZATION)).toBe("light");
  expect(cardPaper({ ...DEFAULT_CUSTOMIZATION, backgroundColor: "#1c1033" })).toBe("dark");
});
