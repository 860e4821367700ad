import { Plus } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { withWords } from "./with-words.ts";

interface WordsFieldProps {
  label: string;
  hint?: ReactNode;
  words: string[];
  most: number;
  /** The most characters of one word. */
  longest?: number;
  /** True if at least one word is needed; the label then has no "Optional". */
  required?: boolean;
  placeholder?: string;
  error?: string | undefined;
  onChange: (words: string[]) => void;
  /** Another control than a plain text, such as one that suggests cities. */
  Control?: ComponentType<{ value: string; onChange: (value: string) => void }>;
}

/** A short list of words: typed one by one or with commas between them, added with Enter or the button. */
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
  // Several words at once are longer than one.
  const longestTyped = longest * Math.max(1, most - words.length);
  const add = () => {
    const next = withWords(words, typed, { most, longest });
    if (next.length > words.length) onChange(next);
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
                maxLength={longestTyped}
                placeholder={placeholder}
                onChange={(event) => setTyped(event.target.value)}
                onPaste={(event) => {
                  // A field of one line would join the lines of what is pasted.
                  const pasted = event.clipboardData.getData("text");
                  if (!pasted.trim().includes("\n")) return;
                  event.preventDefault();
                  setTyped(pasted.replaceAll(/\s*\n\s*/g, ", "));
                }}
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
