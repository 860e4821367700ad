import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { useSearchParams } from "react-router";
import { keepAction } from "../../../lib/kept-action.ts";

const ASKS = ["visit", "join"] as const;
export type Ask = (typeof ASKS)[number];

/** The address says whether the form is open, so that a sign-in leads back to it. */
export function useAsk() {
  const [search, setSearch] = useSearchParams();
  return {
    ask: ASKS.find((each) => each === search.get("ask")) ?? null,
    setAsk(ask: Ask | null) {
      const next = new URLSearchParams(search);
      if (ask) next.set("ask", ask);
      else next.delete("ask");
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}

/** Back to the form after the sign-in. */
export const signInToJoin = ({ _id: about, name: to }: Pick<Chapter, "_id" | "name">) =>
  keepAction({ kind: "join", about, to, target: `${chapterPath(about)}&ask=join` });
