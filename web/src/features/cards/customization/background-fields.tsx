import {
  BACKGROUND_TYPES,
  GRADIENT_COLOURS,
  GRADIENT_DIRECTIONS,
} from "@cardplaza/contract/cards/customization/customization-words";
import { hasGradient } from "@cardplaza/contract/cards/card-colour-rules";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { ColourField } from "./colour-field.tsx";
import { inWords } from "./in-words.ts";
import type { DesignPart } from "./use-design.ts";

/** One colour, or a gradient of two to five. */
export function BackgroundFields({ design, change }: DesignPart) {
  const { gradient } = design;
  const isGradient = hasGradient(design);
  const changeGradient = (part: Partial<typeof gradient>) => change({ gradient: { ...gradient, ...part } });
  const setColour = (at: number, colour: string) =>
    changeGradient({ colors: gradient.colors.map((each, index) => (index === at ? colour : each)) });
  return (
    <>
      <Segmented
        label="Background type"
        className="justify-self-start"
        options={BACKGROUND_TYPES.map((value) => ({ value, label: inWords(value) }))}
        value={isGradient ? "gradient" : "solid"}
        onChange={(backgroundType) =>
          change({ backgroundType, gradient: { ...gradient, enabled: backgroundType === "gradient" } })
        }
      />
      {isGradient && (
        <>
          <Field label="Direction">
            <Select
              value={gradient.direction}
              options={GRADIENT_DIRECTIONS.map((value) => ({ value, label: inWords(value) }))}
              onChange={({ target }) =>
                changeGradient({ direction: target.value as (typeof GRADIENT_DIRECTIONS)[number] })
              }
            />
          </Field>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {gradient.colors.map((colour, at) => (
              // Colours have no id, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key -- a colour's place is what it is
              <div key={at} className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <ColourField
                    label={`Gradient colour ${at + 1}`}
                    value={colour}
                    onChange={(value) => setColour(at, value)}
                  />
                </div>
                {gradient.colors.length > GRADIENT_COLOURS.min && (
                  <Button
                    variant="ghost"
                    size="icon"
                    className="mt-6.5"
                    aria-label={`Remove gradient colour ${at + 1}`}
                    onClick={() =>
                      changeGradient({ colors: gradient.colors.filter((_, index) => index !== at) })
                    }
                  >
                    <Trash2 />
                  </Button>
                )}
              </div>
            ))}
          </div>
          {gradient.colors.length < GRADIENT_COLOURS.max && (
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              onClick={() => changeGradient({ colors: [...gradient.colors, design.secondaryColor] })}
            >
              <Plus /> Add colour
            </Button>
          )}
        </>
      )}
    </>
  );
}
