import { Plus } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface WordsFieldProps {
  label: string;
  hint?: ReactNode;
  words: string[];
  most: number;
  /** The most characters of one word. */
  longest?: number;
  /** At least one is needed; it says nothing of "Optional" then. */
  required?: boolean;
  placeholder?: string;
  error?: string | undefined;
  onChange: (words: string[]) => void;
  /** Another control than a plain text, such as one that suggests cities. */
  Control?: ComponentType<{ value: string; onChange: (value: string) => void }>;
}

/** A short list of words: typed, added with Enter or the button, taken away one by one. */
export function WordsField({
  label,
  hint,
  words,
  most,
  longest = 80,
  required = false,
  placeholder,
  error,
  onChange,
  Control,
}: WordsFieldProps) {
  const [typed, setTyped] = useState("");
  const full = words.length >= most;
  const add = () => {
    const word = typed.trim();
    if (word && !full && !words.some((one) => one.toLowerCase() === word.toLowerCase()))
      onChange([...words, word]);
    setTyped("");
  };
  return (
    <div>
      <Field label={label} optional={!required} error={error} hint={full ? `At most ${most}.` : hint}>
        {/* Enter adds the word; anywhere else in the form it goes on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          className="flex gap-2"
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.defaultPrevented) return;
            event.preventDefault();
            add();
          }}
          // Leaving the field adds the word too, without a press on the plus.
          onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && add()}
        >
          <div className="min-w-0 flex-1">
            {Control ? (
              <Control value={typed} onChange={setTyped} />
            ) : (
              <TextField
                value={typed}
                maxLength={longest}
                placeholder={placeholder}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </div>
          <Button
            variant="secondary"
            size="icon"
            aria-label={`Add to ${label.toLowerCase()}`}
            aria-disabled={full || typed.trim() === ""}
            onClick={add}
          >
            <Plus />
          </Button>
        </div>
      </Field>
      {words.length > 0 && (
        <ul aria-label={label} className="mt-2.5 flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word} className="max-w-full">
              <Chip
                remove={{
                  label: `Remove ${word}`,
                  onPress: () => onChange(words.filter((one) => one !== word)),
                }}
              >
                {word}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
