import { colourProblems, QR_LABEL_MAX } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrDesign } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { HexField } from "./hex-field.tsx";
import { LogoField } from "./logo-field.tsx";
import { ShapeChoice } from "./shape-choice.tsx";
import { DOT_SHAPES, EYE_SHAPES, FRAME_SHAPES } from "./shapes.tsx";

interface LookFieldsProps {
  design: QrDesign;
  errors: Record<string, string>;
  onChange: (design: QrDesign) => void;
}

/** Colours, shapes, frame, label and logo. Warns at once about combinations that cannot be scanned. */
export function LookFields({ design, errors, onChange }: LookFieldsProps) {
  const change = (part: Partial<QrDesign>) => onChange({ ...design, ...part });
  const problems = colourProblems(design);
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <HexField
          label="Code colour"
          value={design.foreground}
          error={problems.foreground}
          onChange={(foreground) => change({ foreground })}
        />
        <HexField
          label="Background"
          value={design.background}
          onChange={(background) => change({ background })}
        />
        <OwnColour
          label="Eye colour"
          choice="Another colour for the corners"
          value={design.eyeColor}
          fallback={design.foreground}
          error={problems.eyeColor}
          onChange={(eyeColor) => change({ eyeColor })}
        />
        {design.frame !== "none" && (
          <OwnColour
            label="Frame colour"
            choice="Another colour for the frame"
            value={design.frameColor}
            fallback={design.foreground}
            onChange={(frameColor) => change({ frameColor })}
          />
        )}
      </div>
      <ShapeChoice
        label="Dots"
        options={DOT_SHAPES}
        value={design.dots}
        onChange={(dots) => change({ dots })}
      />
      <ShapeChoice
        label="Corners"
        options={EYE_SHAPES}
        value={design.eyes}
        onChange={(eyes) => change({ eyes })}
      />
      <ShapeChoice
        label="Frame"
        options={FRAME_SHAPES}
        value={design.frame}
        onChange={(frame) => change({ frame })}
      />
      <Field
        label="Label"
        hint="Printed with the code, such as Scan me."
        error={errors["design.label"]}
        optional
      >
        <TextField
          value={design.label}
          maxLength={QR_LABEL_MAX}
          onChange={({ target }) => change({ label: target.value })}
        />
      </Field>
      <LogoField value={design.logo} error={errors["design.logo"]} onChange={(logo) => change({ logo })} />
    </div>
  );
}

interface OwnColourProps {
  label: string;
  choice: string;
  value: string | null;
  fallback: string;
  error?: string;
  onChange: (value: string | null) => void;
}

function OwnColour({ label, choice, value, fallback, error, onChange }: OwnColourProps) {
  return (
    <div className="grid content-start gap-3">
      <Checkbox
        label={choice}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? fallback : null)}
      />
      {value !== null && <HexField label={label} value={value} error={error} onChange={onChange} />}
    </div>
  );
}
