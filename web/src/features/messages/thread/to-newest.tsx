import { ArrowDown } from "lucide-react";
import { CountBadge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { THREAD_WORDS } from "../messages-words.ts";

interface ToNewestProps {
  /** New messages below what is on the screen. */
  count: number;
  onPress: () => void;
}

/** Over the end of a thread that is scrolled up. */
export function ToNewest({ count, onPress }: ToNewestProps) {
  const label = THREAD_WORDS.toNewest(count);
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float"
    >
      <ArrowDown />
      <span aria-hidden="true" className="absolute -top-2.5 left-1/2 -translate-x-1/2">
        <CountBadge count={count} className="bg-brand" />
      </span>
    </Button>
  );
}
