import { HEX_MAX, readHex } from "@cardplaza/contract/cards/colour-rules";
import { useState } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface HexFieldProps {
  label: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A colour by the browser's own picker or by its hex text. Print knows no transparency, so neither does this. */
export function HexField({ label, value, error, onChange }: HexFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readHex(typed) === null;
  return (
    <Field label={label} error={isWrong ? "Enter a colour such as #2563eb." : error}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`Pick ${label.toLowerCase()}`}
          value={value}
          onChange={({ target }) => {
            setTyped(null);
            onChange(target.value);
          }}
          className="size-10 shrink-0 cursor-pointer rounded-field border border-line-strong bg-raised p-1 pointer-coarse:size-11"
        />
        <TextField
          value={typed ?? value}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={HEX_MAX}
          onChange={({ target }) => {
            setTyped(target.value);
            const hex = readHex(target.value)?.slice(0, 7);
            if (hex) onChange(hex);
          }}
          onBlur={() => !isWrong && setTyped(null)}
          className="font-mono"
        />
      </div>
    </Field>
  );
}
