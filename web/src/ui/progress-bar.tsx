import { cn } from "./class-names.ts";

export type ProgressBarProps = {
  label: string;
  /** 0 to 1. */
  value: number;
  className?: string;
};

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={Math.min(Math.max(value, 0), 1)}
      className={cn(
        "block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-skeleton [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200",
        className,
      )}
    />
  );
}
