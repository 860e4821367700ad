import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { cn } from "../class-names.ts";
import { TextField } from "./text-field.tsx";

export type Suggestion = { value: string; hint?: string };

export type SuggestInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "list"> & {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  /** Names the list for screen readers, such as "Cities". */
  listLabel: string;
  leading?: ReactNode;
  /** Called in place of taking the suggestion's words over. */
  onTake?: (suggestion: Suggestion) => void;
  /** Called when the list opens and closes, so that suggestions are fetched only while it is open. */
  onLooking?: (looking: boolean) => void;
};

/** A text field that offers words to take over; anything else may be typed too. */
export function SuggestInput({
  value,
  onChange,
  suggestions,
  listLabel,
  onTake,
  onLooking,
  onBlur,
  ...rest
}: SuggestInputProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [looking, setLooking] = useState(false);
  const [active, setActive] = useState(-1);
  const look = (next: boolean) => {
    setLooking(next);
    setActive(-1);
    onLooking?.(next);
  };
  // Takes over what was typed before the scripts ran. Later the two never differ.
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== value) onChange(typed);
  }, [value, onChange]);
  const open = looking && suggestions.length > 0;
  const take = (suggestion: Suggestion) => {
    if (onTake) onTake(suggestion);
    else onChange(suggestion.value);
    look(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      // Only the list closes, not a dialog around it.
      event.stopPropagation();
      event.preventDefault();
      return look(false);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!looking) return look(true);
      // One place more than there are suggestions: the text as it was typed.
      const places = suggestions.length + 1;
      return setActive(((active + 1 + step + places) % places) - 1);
    }
    const chosen = suggestions[active];
    if (event.key === "Enter" && open && chosen) {
      event.preventDefault();
      take(chosen);
    }
  };
  return (
    <div className="relative">
      <TextField
        autoComplete="off"
        {...rest}
        ref={input}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          look(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          look(false);
          onBlur?.(event);
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!open}
        className="absolute top-full right-0 left-0 z-30 mt-1.5 max-h-80 min-w-64 overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-left shadow-float"
      >
        {suggestions.map((suggestion, index) => (
          <button
            key={`${suggestion.value} ${suggestion.hint ?? ""}`}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus, so that it does not lose the list before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(suggestion)}
            className={cn(
              "flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-left text-sm select-none hover:bg-hover pointer-coarse:min-h-11",
              index === active && "bg-hover",
            )}
          >
            <span className="min-w-0 flex-1 truncate">{suggestion.value}</span>
            {suggestion.hint && (
              <span className="max-w-1/2 shrink-0 truncate text-xs text-muted">{suggestion.hint}</span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
