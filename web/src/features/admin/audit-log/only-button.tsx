import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";

interface OnlyButtonProps {
  small?: boolean;
  onPress: () => void;
  children: string;
}

/** A word of an entry that shows only the entries which have it too. */
export const OnlyButton = ({ small = false, onPress, children }: OnlyButtonProps) => (
  <Button
    variant="link"
    className={cn("max-w-full text-left whitespace-normal wrap-anywhere", small && "text-xs")}
    aria-label={words.filters.only(children)}
    onClick={onPress}
  >
    {children}
  </Button>
);
