import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";

interface CountedHintProps {
  name: string;
  limit: number;
  words: ReactNode;
}

/** A hint with how much of the limit is used, as the server counts it. */
export function CountedHint({ name, limit, words }: CountedHintProps) {
  const text = useWatch({ name }) as string;
  return (
    <>
      {words}
      {words && " ·\u00a0"}
      <span className="tabular-nums">
        {text.trim().length}/{limit}
      </span>
    </>
  );
}
