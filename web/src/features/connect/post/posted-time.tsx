import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import { useNow } from "../../notifications/use-now.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { timePassed } from "./post-time.ts";

/** When it was written. A cached page says the day, because "5 min ago" would soon be wrong. */
export function PostedTime({ at }: { at: string }) {
  const isLive = useHydrated();
  const now = useNow();
  return (
    <time data-rest="since" data-of={at} suppressHydrationWarning dateTime={at} title={momentInWords(at)}>
      {isLive ? timePassed(at, now) : dayInWords(at)}
    </time>
  );
}
