import { CARD_THEMES, type CardTheme } from "@cardplaza/contract/cards/card-rules";
import { useFormContext } from "react-hook-form";
import type { CardValues } from "./card-values.ts";
import { useLock } from "../../../forms/form-context.ts";
import { LockedHint } from "../../../forms/fields/locked-hint.tsx";
import { ThemeMiniature } from "./theme-miniatures.tsx";

const WORDS: Record<CardTheme, [label: string, hint: string]> = {
  modern: ["Modern", "Gradient, rounded"],
  minimalist: ["Minimalist", "White space, hairlines"],
  corporate: ["Corporate", "Dark band, squared"],
  creative: ["Creative", "Diagonal, bold name"],
};

/** The four structures a card can have. */
export function ThemeChooser() {
  const { register } = useFormContext<CardValues>();
  const lock = useLock("theme");
  return (
    // On the group, because `register` would take the value of what is disabled out of the form.
    <fieldset className="min-w-0 disabled:opacity-70" disabled={lock?.readOnly}>
      <legend className="mb-2 text-sm font-medium">Theme</legend>
      {lock && (
        <p className="mb-2 text-xs text-muted">
          <LockedHint lock={lock} />
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {CARD_THEMES.map((theme) => {
          const [label, hint] = WORDS[theme];
          return (
            <label
              key={theme}
              className="relative cursor-pointer rounded-card border-2 border-line bg-sunken p-2 transition-colors duration-150 hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                value={theme}
                {...register("theme")}
                aria-describedby={`theme-${theme}`}
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              />
              <ThemeMiniature theme={theme} />
              <span className="mt-2 block text-sm font-medium">{label}</span>
              <span id={`theme-${theme}`} className="block text-xs text-muted">
                {hint}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
