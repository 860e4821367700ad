import type { ThemeSuggestion } from "@cardplaza/contract/cards/customization/customization";
import { Check } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { CardFont } from "../view/card-font.tsx";
import { cardLook } from "../view/card-look.ts";

interface ThemeSuggestionTileProps {
  suggestion: ThemeSuggestion;
  cardName: string;
  isApplied: boolean;
  onApply: () => void;
}

/** A theme on a small card, with how well it can be read. */
export function ThemeSuggestionTile({ suggestion, cardName, isApplied, onApply }: ThemeSuggestionTileProps) {
  const { name, customization, contrast } = suggestion;
  return (
    <div className="flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-3">
      <CardFont family={customization.fontFamily} />
      <div
        aria-hidden="true"
        style={cardLook({ ...customization, fontSize: 14 })}
        className="business-card overflow-hidden border border-(--card-line)"
      >
        <div className="h-8 bg-linear-to-br from-(--card-primary) via-(--card-secondary) to-(--card-accent)" />
        <div className="p-3">
          <p className="truncate text-lg leading-tight font-semibold">{cardName}</p>
          <p className="text-xs text-(--card-muted)">Calls and messages</p>
          <div className="mt-2 flex items-center gap-3 text-xs font-medium">
            <span className="rounded-(--card-button) bg-(--card-primary) px-3 py-1.5 text-(--card-on-primary)">
              Save
            </span>
            <span className="text-(--card-link) underline underline-offset-2">Read More</span>
          </div>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 text-sm">
          <p className="font-medium">{name}</p>
          <p className="text-xs text-muted">{`Text contrast ${contrast.toFixed(1)}:1`}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={isApplied}
          aria-label={`${isApplied ? "Applied" : "Apply"} ${name}`}
          onClick={onApply}
        >
          {isApplied && <Check />}
          {isApplied ? "Applied" : "Apply"}
        </Button>
      </div>
    </div>
  );
}
