import { WHATSAPP_TEXT_MAX } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrDestination } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface DestinationFieldsProps {
  label: string;
  value: QrDestination;
  /** The server's refusals, by the path of the field. */
  errors: Record<string, string>;
  path: string;
  onChange: (value: QrDestination) => void;
}

const KINDS = [
  { value: "card", label: "My card" },
  { value: "contact", label: "Contact file to save" },
  { value: "address", label: "A web address" },
  { value: "whatsapp", label: "A WhatsApp chat" },
] as const;

const EMPTY: Record<QrDestination["type"], QrDestination> = {
  card: { type: "card" },
  contact: { type: "contact" },
  address: { type: "address", url: "" },
  whatsapp: { type: "whatsapp", phone: "", text: "" },
};

export function DestinationFields({ label, value, errors, path, onChange }: DestinationFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field label={label} error={errors[`${path}.cardId`]}>
        <Select
          value={value.type}
          options={KINDS}
          onChange={({ target }) => onChange(EMPTY[target.value as QrDestination["type"]])}
        />
      </Field>
      {value.type === "address" && (
        <Field label="Web address" error={errors[`${path}.url`]} required>
          <TextField
            type="url"
            inputMode="url"
            placeholder="https://example.com/menu"
            value={value.url}
            onChange={({ target }) => onChange({ ...value, url: target.value })}
          />
        </Field>
      )}
      {value.type === "whatsapp" && (
        <>
          <Field label="WhatsApp number" error={errors[`${path}.phone`]} required>
            <TextField
              type="tel"
              autoComplete="tel"
              placeholder="+91 98200 10101"
              value={value.phone}
              onChange={({ target }) => onChange({ ...value, phone: target.value })}
            />
          </Field>
          <Field label="Message to begin with" error={errors[`${path}.text`]} optional>
            <TextArea
              rows={2}
              maxLength={WHATSAPP_TEXT_MAX}
              value={value.text}
              onChange={({ target }) => onChange({ ...value, text: target.value })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
