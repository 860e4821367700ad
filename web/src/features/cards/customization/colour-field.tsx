import { alphaOf, readHex, withAlpha } from "@cardplaza/contract/cards/colour-rules";
import {
  COLOUR_PROBLEM,
  TYPED_COLOUR_MAX,
  TYPED_OPACITY_MAX,
} from "@cardplaza/contract/cards/customization/customization-words";
import { useState } from "react";
import { HexAlphaColorPicker } from "react-colorful";
import { Field } from "../../../ui/fields/field.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/overlays/popover.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { readPercent } from "./read-percent.ts";

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A colour by picker or by its hex text. Only a whole, valid one changes the design. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  // What is typed while it is no colour, or not written as ours.
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readHex(typed) === null;
  const type = (text: string) => {
    setTyped(text);
    const hex = readHex(text);
    if (hex) onChange(hex);
  };
  const pick = (picked: string) => {
    setTyped(null);
    onChange(readHex(picked) ?? value);
  };
  return (
    <Field label={label} error={isWrong ? COLOUR_PROBLEM : undefined}>
      <div className="flex gap-2">
        <Popover>
          <PopoverTrigger
            aria-label={`Pick ${label.toLowerCase()}`}
            className="size-10 shrink-0 rounded-field border border-line-strong bg-[repeating-conic-gradient(#d5dbe5_0_25%,#fff_0_50%)] bg-size-[12px_12px] p-0 pointer-coarse:size-11"
          >
            <span style={{ background: value }} className="block size-full rounded-[9px]" />
          </PopoverTrigger>
          <PopoverContent aria-label={label} className="w-auto">
            <HexAlphaColorPicker color={value} onChange={pick} />
            <OpacityField colour={value} onChange={pick} />
          </PopoverContent>
        </Popover>
        <TextField
          value={typed ?? value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={TYPED_COLOUR_MAX}
          onChange={({ target }) => type(target.value)}
          onBlur={() => !isWrong && setTyped(null)}
          className="font-mono"
        />
      </div>
    </Field>
  );
}

function OpacityField({ colour, onChange }: { colour: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label="Opacity (%)" className="mt-3">
      <TextField
        inputMode="numeric"
        value={typed ?? String(Math.round(alphaOf(colour) * 100))}
        maxLength={TYPED_OPACITY_MAX}
        onChange={({ target }) => {
          setTyped(target.value);
          const percent = readPercent(target.value);
          if (percent !== null) onChange(withAlpha(colour, percent / 100));
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}
