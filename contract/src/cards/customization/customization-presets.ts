import type { Customization } from "./customization.ts";

/** What a preset sets; fonts, shape and elements stay as they are. */
export type PresetColours = Pick<
  Customization,
  "primaryColor" | "secondaryColor" | "backgroundColor" | "textColor"
>;

export interface Preset extends PresetColours {
  name: string;
}

const preset = (
  name: string,
  primaryColor: string,
  secondaryColor: string,
  backgroundColor: string,
  textColor: string,
): Preset => ({ name, primaryColor, secondaryColor, backgroundColor, textColor });

/** The thirteen colour themes, in the order of the screen. */
export const PRESETS: readonly Preset[] = [
  preset("Professional Navy", "#1e3a8a", "#3b5fc0", "#ffffff", "#111c3a"),
  preset("Slate Professional", "#334155", "#64748b", "#f8fafc", "#0f172a"),
  preset("Modern Pastel", "#6d4fc2", "#d9628f", "#faf7ff", "#372a5c"),
  preset("Warm Peach", "#b8491f", "#e88a5d", "#fff6ef", "#54260f"),
  preset("Lavender Mist", "#6a4ba8", "#a78bda", "#f6f2fd", "#2f2353"),
  preset("Minty Fresh", "#0b7457", "#34b38a", "#effcf6", "#0d3b2e"),
  preset("Gentle Sky", "#0a679c", "#45a9dd", "#f0f9ff", "#0c344f"),
  preset("Soft Coral", "#bd3f4b", "#f0857d", "#fff5f3", "#561f24"),
  preset("Corporate Teal", "#0e6670", "#1f9aa3", "#ffffff", "#10333a"),
  preset("Executive Purple", "#c4a1ff", "#8f66d9", "#1f1433", "#f3ecff"),
  preset("Emerald Modern", "#056b4a", "#10a36e", "#ffffff", "#0b2f23"),
  preset("Ruby Executive", "#9f1239", "#d1325f", "#fffafa", "#3d0a19"),
  preset("Amber Elite", "#f2b544", "#c98a1b", "#1d1608", "#fbf1dc"),
];

/** A design in the colours of a preset. Accent and gradient are reset: they would clash or hide the background. */
export const withPreset = (design: Customization, { name: _name, ...colours }: Preset): Customization => ({
  ...design,
  ...colours,
  accentColor: colours.secondaryColor,
  backgroundType: "solid",
  gradient: { ...design.gradient, enabled: false, colors: [colours.primaryColor, colours.secondaryColor] },
});

/** The preset of a design, if it matches one. */
export const presetOf = (design: Customization): Preset | undefined =>
  PRESETS.find((each) =>
    (["primaryColor", "secondaryColor", "backgroundColor", "textColor"] as const).every(
      (field) => design[field] === each[field],
    ),
  );
