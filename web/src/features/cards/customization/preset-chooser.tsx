import { presetOf, PRESETS, withPreset } from "@cardplaza/contract/cards/customization/customization-presets";
import { Check } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import type { DesignPart } from "./use-design.ts";

/** The thirteen themes, each as its four colours. */
export function PresetChooser({ design, change }: DesignPart) {
  const current = presetOf(design);
  return (
    <section aria-label="Preset themes">
      <h2 className="mb-3 text-base">Preset themes</h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {PRESETS.map((preset) => (
          <li key={preset.name}>
            <button
              type="button"
              aria-pressed={preset === current}
              onClick={() => change(withPreset(design, preset))}
              className={cn(
                "flex size-full min-h-14 flex-col gap-1.5 rounded-field border p-2 text-left text-sm transition-colors duration-150",
                preset === current ? "border-brand bg-brand-soft" : "border-line hover:border-line-strong",
              )}
            >
              <span
                aria-hidden="true"
                style={{ background: preset.backgroundColor }}
                className="flex h-8 w-full items-center gap-1.5 rounded-md border border-line px-2"
              >
                <Dot colour={preset.primaryColor} />
                <Dot colour={preset.secondaryColor} />
                <span style={{ color: preset.textColor }} className="ml-auto text-sm font-semibold">
                  Aa
                </span>
              </span>
              <span className="flex items-center justify-between gap-1 leading-tight">
                {preset.name}
                {preset === current && (
                  <Check aria-hidden="true" className="size-4 shrink-0 text-brand-strong" />
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Dot = ({ colour }: { colour: string }) => (
  <span style={{ background: colour }} className="size-4 rounded-full" />
);
