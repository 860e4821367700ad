import { cardLabel } from "@cardplaza/contract/cards/card-rules";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { presetOf, PRESETS, withPreset } from "@cardplaza/contract/cards/customization/customization-presets";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "../../../lib/query.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useOwnCards } from "../own-cards/use-own-cards.ts";

interface TemplateDesignProps {
  value: Customization | null;
  onChange: (design: Customization | null) => void;
}

const AS_SAVED = "kept";

/** The design of all cards: none, a set of colours, or the design of one of the member's own cards. */
export function TemplateDesign({ value, onChange }: TemplateDesignProps) {
  const queryClient = useQueryClient();
  const cards = useOwnCards();
  const [from, setFrom] = useState<{ card: string; design: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const preset = value ? presetOf(value)?.name : undefined;
  // The design may have come from elsewhere since: then it is not that card's any more.
  const likeCard = from?.design === JSON.stringify(value) ? from.card : undefined;
  const chosen = value === null ? "" : (likeCard ?? preset ?? AS_SAVED);

  const choose = async (choice: string) => {
    setProblem(undefined);
    const colours = PRESETS.find(({ name }) => name === choice);
    if (choice === "") onChange(null);
    else if (colours) onChange(withPreset(DEFAULT_CUSTOMIZATION, colours));
    else if (choice !== AS_SAVED) {
      try {
        const read = query["GET /api/card-customization/:cardId"]({ params: { cardId: choice } });
        const design = await queryClient.fetchQuery({ ...read, staleTime: 0 });
        onChange(design);
        setFrom({ card: choice, design: JSON.stringify(design) });
      } catch (error) {
        setProblem(problemText(error));
      }
      return;
    }
    setFrom(null);
  };

  return (
    <Field
      label="Design"
      error={problem}
      hint="Fonts, shapes and colours of your own: design one of your cards under Card Personalization and choose it here."
    >
      <Select
        value={chosen}
        onChange={({ target }) => void choose(target.value)}
        options={[
          { value: "", label: "Each card its own" },
          ...(chosen === AS_SAVED ? [{ value: AS_SAVED, label: "As saved" }] : []),
          ...(cards.data ?? []).map((card) => ({ value: card._id, label: `As on ${cardLabel(card)}` })),
          ...PRESETS.map(({ name }) => ({ value: name, label: name })),
        ]}
      />
    </Field>
  );
}
