import {
  BORDER_RADIUS,
  CARD_FONTS,
  CARD_LAYOUTS,
  CARD_SHAPES,
  FONT_SIZE,
  FONT_WEIGHTS,
  LOGO_POSITIONS,
} from "@cardplaza/contract/cards/customization/customization-words";
import type { ReactNode } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { BackgroundFields } from "./background-fields.tsx";
import { ColourField } from "./colour-field.tsx";
import { ContrastNote } from "./contrast-note.tsx";
import { inWords } from "./in-words.ts";
import { RangeField } from "./range-field.tsx";
import type { DesignPart } from "./use-design.ts";

const options = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: inWords(value) }));

/** What Colors and Elements do not hold: type, arrangement, corners, background, logo. */
export function StyleTab({ design, change }: DesignPart) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Group title="Type">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="Font">
            <Select
              value={design.fontFamily}
              options={CARD_FONTS.map((value) => ({ value, label: value }))}
              onChange={({ target }) => change({ fontFamily: target.value as (typeof CARD_FONTS)[number] })}
            />
          </Field>
          <RangeField
            label="Text size"
            unit="px"
            {...FONT_SIZE}
            value={design.fontSize}
            onChange={(fontSize) => change({ fontSize })}
          />
        </div>
        <Choice
          label="Weight"
          options={options(FONT_WEIGHTS)}
          value={design.fontWeight}
          onChange={(fontWeight) => change({ fontWeight })}
        />
      </Group>
      <Group title="Arrangement">
        <Choice
          label="Layout"
          options={options(CARD_LAYOUTS)}
          value={design.layout}
          onChange={(layout) => change({ layout })}
        />
        <Choice
          label="Shape"
          options={options(CARD_SHAPES)}
          value={design.cardShape}
          onChange={(cardShape) => change({ cardShape })}
        />
        <RangeField
          label="Corner radius"
          unit="px"
          {...BORDER_RADIUS}
          value={design.borderRadius}
          onChange={(borderRadius) => change({ borderRadius })}
          hint={design.cardShape === "square" ? "A square card has no round corners." : undefined}
        />
        <Switch
          label="Shadow"
          checked={design.shadow}
          onChange={({ target }) => change({ shadow: target.checked })}
        />
      </Group>
      <Group title="Background">
        <BackgroundFields design={design} change={change} />
        <ContrastNote design={design} />
        <ColourField
          label="Accent colour"
          value={design.accentColor}
          onChange={(accentColor) => change({ accentColor })}
        />
      </Group>
      <Group title="Logo and links">
        <Switch
          label="Logo"
          hint="Choose it under Colors, or in the details of your card."
          checked={design.showLogo}
          onChange={({ target }) => change({ showLogo: target.checked })}
        />
        <Field label="Logo position">
          <Select
            value={design.logoPosition}
            options={options(LOGO_POSITIONS)}
            onChange={({ target }) =>
              change({ logoPosition: target.value as (typeof LOGO_POSITIONS)[number] })
            }
          />
        </Field>
        <Switch
          label="Social Media"
          hint="The row of round buttons"
          checked={design.showSocialMedia}
          onChange={({ target }) => change({ showSocialMedia: target.checked })}
        />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-4">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  );
}

function Choice<T extends string>(props: Parameters<typeof Segmented<T>>[0]) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  );
}
