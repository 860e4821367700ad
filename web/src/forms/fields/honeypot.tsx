interface HoneypotProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field that is hidden from people, so only bots fill it in. */
export const Honeypot = ({ value, onChange }: HoneypotProps) => (
  <input
    name="fax"
    aria-hidden="true"
    tabIndex={-1}
    autoComplete="off"
    className="sr-only"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
