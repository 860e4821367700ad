import { Command } from "cmdk";
import { Check, ChevronsUpDown, Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { cn } from "../class-names.ts";
import { bestMatches } from "./best-matches.ts";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../overlays/popover.tsx";

export type ComboboxOption = {
  value: string;
  label: string;
  /** The text below the name, such as its group. */
  hint?: string;
  /** Other words that people type for the option. */
  also?: readonly string[];
};

export type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** Names the list of choices for screen readers, such as "Cities". */
  listLabel: string;
  placeholder?: string;
  searchPlaceholder?: string;
  emptyText?: string;
  disabled?: boolean;
  id?: string;
  /** Its own name where no `Field` gives one. */
  "aria-label"?: string;
  className?: string;
};

export function Combobox({
  options,
  value,
  onChange,
  listLabel,
  placeholder = "Choose",
  searchPlaceholder = "Search",
  emptyText = "Nothing found",
  disabled,
  className,
  ...rest
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const popoverId = useId();
  const chosen = options.find((option) => option.value === value);
  const choose = (next: string) => {
    onChange(next);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          role="combobox"
          {...rest}
          {...useFieldControl(rest)}
          aria-expanded={open}
          aria-controls={open ? popoverId : undefined}
          aria-haspopup="dialog"
          disabled={disabled}
          className={cn(
            controlStyle,
            "flex h-auto min-h-10 items-center justify-between gap-2 py-2 text-left pointer-coarse:min-h-11",
            className,
          )}
        >
          <span className={cn("min-w-0 wrap-anywhere", !chosen && "text-muted")}>
            {chosen?.label ?? placeholder}
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </button>
      </PopoverTrigger>
      <PopoverContent
        id={popoverId}
        aria-label={listLabel}
        className="w-(--radix-popover-trigger-width) min-w-56 overflow-hidden p-0"
      >
        <Choices
          options={options}
          value={value}
          onChoose={choose}
          listLabel={listLabel}
          searchPlaceholder={searchPlaceholder}
          emptyText={emptyText}
        />
      </PopoverContent>
    </Popover>
  );
}

type ChoicesProps = Required<
  Pick<ComboboxProps, "options" | "value" | "listLabel" | "searchPlaceholder" | "emptyText">
> & { onChoose: (value: string) => void };

/** The list as typed so far. It begins at its best match, which is marked, so that Enter takes it. */
function Choices({ options, value, onChoose, listLabel, searchPlaceholder, emptyText }: ChoicesProps) {
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(value ?? "");
  const list = useRef<HTMLDivElement>(null);
  const found = bestMatches(options, typed);
  const type = (text: string) => {
    setTyped(text);
    setMarked(bestMatches(options, text)[0]?.value ?? "");
  };
  useEffect(() => {
    if (typed) list.current?.scrollTo({ top: 0 });
  }, [typed]);
  return (
    <Command
      label={listLabel}
      shouldFilter={false}
      value={marked}
      onValueChange={setMarked}
      className="flex max-h-80 flex-col"
    >
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <Command.Input
          value={typed}
          onValueChange={type}
          placeholder={searchPlaceholder}
          className="h-11 w-full bg-transparent text-base outline-none placeholder:text-muted sm:text-sm"
        />
      </div>
      <Command.List ref={list} label={listLabel} className="min-h-0 flex-1 overflow-y-auto p-1.5">
        {found.map((option) => (
          <ComboboxRow
            key={option.value}
            option={option}
            chosen={option.value === value}
            onChoose={onChoose}
          />
        ))}
      </Command.List>
      {found.length === 0 && (
        <p role="status" className="px-4 pt-3 pb-6 text-center text-sm text-muted">
          {emptyText}
        </p>
      )}
    </Command>
  );
}

type ComboboxRowProps = {
  option: ComboboxOption;
  chosen: boolean;
  onChoose: (value: string) => void;
};

function ComboboxRow({ option, chosen, onChoose }: ComboboxRowProps) {
  return (
    <Command.Item
      value={option.value}
      onSelect={() => onChoose(option.value)}
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-sm select-none data-[selected=true]:bg-hover pointer-coarse:min-h-11"
    >
      <Check aria-hidden="true" className={cn("size-4 shrink-0 text-brand", !chosen && "invisible")} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {option.label}
        {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
      </span>
      {chosen && <span className="sr-only">, chosen</span>}
    </Command.Item>
  );
}
