import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { AiThemeEditor } from "./ai-theme-editor.tsx";
import { ColourField } from "./colour-field.tsx";
import { ContrastNote } from "./contrast-note.tsx";
import { LogoPalette } from "./logo-palette.tsx";
import { PresetChooser } from "./preset-chooser.tsx";
import type { DesignState } from "./use-design.ts";

const COLOURS = [
  ["primaryColor", "Primary colour"],
  ["secondaryColor", "Secondary colour"],
  ["backgroundColor", "Background colour"],
  ["textColor", "Text colour"],
] as const;

interface ColoursTabProps {
  card: Card;
  design: Customization;
  state: DesignState;
}

export function ColoursTab({ card, design, state }: ColoursTabProps) {
  const { change } = state;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PresetChooser design={design} change={change} />
      <AiThemeEditor card={card} design={design} change={change} hasNewLogo={state.logo !== null} />
      <LogoPalette card={card} design={design} state={state} />
      <section aria-label="Custom colours" className="grid grid-cols-1 gap-4">
        <h2 className="text-base">Custom colours</h2>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {COLOURS.map(([field, label]) => (
            <ColourField
              key={field}
              label={label}
              value={design[field]}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
        </div>
        <ContrastNote design={design} />
      </section>
    </div>
  );
}
