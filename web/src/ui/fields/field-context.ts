import { createContext, useContext } from "react";

export type FieldContextValue = {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlProps = {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: React.AriaAttributes["aria-invalid"];
  "aria-required"?: React.AriaAttributes["aria-required"];
};

/** What a control takes over from the field around it; its own props come first. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: own.id ?? field.controlId,
    "aria-describedby": own["aria-describedby"] ?? field.describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field.invalid || undefined),
    "aria-required": own["aria-required"] ?? (field.required || undefined),
  };
}
