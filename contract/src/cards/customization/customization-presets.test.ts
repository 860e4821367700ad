import { expect, test } from "vitest";
import { cardColours } from "../card-colour-rules.ts";
import { contrast } from "../colour-rules.ts";
import { DEFAULT_CUSTOMIZATION } from "./customization-defaults.ts";
import { presetOf, PRESETS, withPreset } from "./customization-presets.ts";
import { Customization } from "./customization.ts";

test("there are thirteen presets, by the specification's names", () => {
  expect(PRESETS.map(({ name }) => name)).toEqual([
    "Professional Navy",
    "Slate Professional",
    "Modern Pastel",
    "Warm Peach",
    "Lavender Mist",
    "Minty Fresh",
    "Gentle Sky",
    "Soft Coral",
    "Corporate Teal",
    "Executive Purple",
    "Emerald Modern",
    "Ruby Executive",
    "Amber Elite",
  ]);
});

test.each(PRESETS)("$name can be read as it is chosen, and as the card shows it", (preset) => {
  const design = withPreset(DEFAULT_CUSTOMIZATION, preset);
  expect(Customization.parse(design)).toEqual(design);
  expect(presetOf(design)).toBe(preset);
  expect(contrast(preset.textColor, preset.backgroundColor)).toBeGreaterThanOrEqual(7);
  const shown = cardColours(design);
  expect(shown).toMatchObject({ ink: preset.textColor, link: preset.primaryColor });
  expect(contrast(shown.onPrimary, shown.primary)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shown.muted, shown.paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shown.contactHeading, shown.paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shown.contactIcon, shown.paper)).toBeGreaterThanOrEqual(3);
});
