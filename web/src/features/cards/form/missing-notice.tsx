import { CARD_PLACEHOLDER, withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { useFormContext, useWatch } from "react-hook-form";
import { Notice } from "../../../ui/notice.tsx";
import { FIELD_LABELS } from "./card-form-definition.ts";
import type { CardValues } from "./card-values.ts";

const NEEDED = Object.keys(CARD_PLACEHOLDER) as (keyof typeof CARD_PLACEHOLDER)[];

/** What follows an item, by how many items are left. */
const SEPARATORS = [".", " and "];

/** What an incomplete card lacks and what that costs. Each missing item links to its field. */
export function MissingNotice({ onGoTo }: { onGoTo: (field: string) => void }) {
  const { control } = useFormContext<CardValues>();
  const texts = useWatch({ control, name: NEEDED });
  const missing = NEEDED.filter((field, at) => !withoutPlaceholder(field, texts[at]?.trim() ?? ""));
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title="Sharing is off until the card is complete" className="mt-5">
      You can save it as it is. Still missing:{" "}
      {missing.map((field, at) => (
        <span key={field}>
          <button
            type="button"
            onClick={() => onGoTo(field)}
            className="min-h-6 font-medium underline underline-offset-2 hover:decoration-2"
          >
            {FIELD_LABELS[field].toLowerCase()}
          </button>
          {SEPARATORS[missing.length - at - 1] ?? ", "}
        </span>
      ))}
    </Notice>
  );
}
