import { Command } from "cmdk";
import { Check, ChevronsUpDown, Search } from "lucide-react";
import { useId, useState } from "react";
import { cn } from "../class-names.ts";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../overlays/popover.tsx";

export type ComboboxOption = { value: string; label: string; hint?: string };

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
            "flex h-10 items-center justify-between gap-2 text-left pointer-coarse:h-11",
            className,
          )}
        >
          <span className={cn("truncate", !chosen && "text-muted")}>{chosen?.label ?? placeholder}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </button>
      </PopoverTrigger>
      <PopoverContent
        id={popoverId}
        aria-label={listLabel}
        className="w-(--radix-popover-trigger-width) min-w-56 overflow-hidden p-0"
      >
        <Command label={listLabel} className="flex max-h-80 flex-col">
          <div className="flex items-center gap-2 border-b border-line px-3">
            <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <Command.Input
              placeholder={searchPlaceholder}
              className="h-11 w-full bg-transparent text-base outline-none placeholder:text-muted sm:text-sm"
            />
          </div>
          <Command.List label={listLabel} className="min-h-0 flex-1 overflow-y-auto p-1.5">
            {options.map((option) => (
              <ComboboxRow
                key={option.value}
                option={option}
                chosen={option.value === value}
                onChoose={choose}
              />
            ))}
          </Command.List>
          <Command.Empty className="px-4 pt-3 pb-6 text-center text-sm text-muted">{emptyText}</Command.Empty>
        </Command>
      </PopoverContent>
    </Popover>
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
      keywords={[option.label, option.hint ?? ""]}
      onSelect={() => onChoose(option.value)}
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-sm select-none data-[selected=true]:bg-hover pointer-coarse:min-h-11"
    >
      <Check aria-hidden="true" className={cn("size-4 shrink-0 text-brand", !chosen && "invisible")} />
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {option.hint && <span className="shrink-0 text-xs text-muted">{option.hint}</span>}
      {chosen && <span className="sr-only">, chosen</span>}
    </Command.Item>
  );
}
