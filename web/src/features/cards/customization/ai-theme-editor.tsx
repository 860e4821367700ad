import type { Card } from "@cardplaza/contract/cards/cards";
import { THEME_PROMPT } from "@cardplaza/contract/cards/customization/customization-words";
import { Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { lookOf } from "./apply-theme.ts";
import { ThemeSuggestionTile } from "./theme-suggestion-tile.tsx";
import type { DesignPart } from "./use-design.ts";
import { useThemes } from "./use-themes.ts";

interface AiThemeEditorProps extends DesignPart {
  card: Card;
  /** A logo is chosen and not saved: the server does not know it yet. */
  hasNewLogo: boolean;
}

/** Four themes from a sentence. Applying one is local until the design is saved. */
export function AiThemeEditor({ card, design, change, hasNewLogo }: AiThemeEditorProps) {
  const [prompt, setPrompt] = useState("");
  const [useLogo, setUseLogo] = useState(false);
  const [applied, setApplied] = useState<string>();
  const [tooShort, setTooShort] = useState(false);
  const themes = useThemes(card._id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (themes.isPending) return;
    const isShort = prompt.trim().length < THEME_PROMPT.min;
    setTooShort(isShort);
    setApplied(undefined);
    if (!isShort) themes.mutate({ prompt, useLogo });
  };
  return (
    <section aria-label="AI theme editor" className="rounded-card bg-sunken p-4">
      <h2 className="mb-3 flex items-center gap-2 text-base">
        <Sparkles aria-hidden="true" className="size-4 text-brand-strong" /> AI theme editor
      </h2>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
        <Field
          label="Describe your business and its mood"
          error={tooShort ? `At least ${THEME_PROMPT.min} characters.` : themes.problem}
        >
          <TextArea
            rows={2}
            className="min-h-16"
            value={prompt}
            maxLength={THEME_PROMPT.max}
            placeholder="calm law firm, dark green"
            onChange={({ target }) => {
              setPrompt(target.value);
              setTooShort(false);
            }}
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label="Use my logo"
            hint={useLogo && hasNewLogo ? "Save your design first to use the new logo." : undefined}
            checked={useLogo}
            onChange={({ target }) => setUseLogo(target.checked)}
          />
          <Button type="submit" busy={themes.isPending}>
            {themes.data ? "Suggest others" : "Suggest themes"}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {themes.data?.note && <Notice className="mt-4">{themes.data.note}</Notice>}
        {themes.data && (
          <ul aria-label="Suggested themes" className="mt-4 grid grid-cols-1 gap-3 min-[440px]:grid-cols-2">
            {themes.data.suggestions.map((suggestion) => (
              <li key={suggestion.name}>
                <ThemeSuggestionTile
                  suggestion={suggestion}
                  cardName={card.name}
                  isApplied={applied === suggestion.name}
                  onApply={() => {
                    setApplied(suggestion.name);
                    change({ ...design, ...lookOf(suggestion.customization) });
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
