import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { keepAction } from "../../../lib/kept-action.ts";

const ASKS = ["visit", "join"] as const;
export type Ask = (typeof ASKS)[number];

/** The address says whether the form is open, so that a sign-in leads back to it. */
export function useAsk() {
  const [asked, setAsk] = useAddressParam("ask");
  return {
    ask: ASKS.find((each) => each === asked) ?? null,
    setAsk: (ask: Ask | null) => setAsk(ask),
  };
}

/** Back to the form after the sign-in. */
export const signInToJoin = ({ _id: about, name: to }: Pick<Chapter, "_id" | "name">) =>
  keepAction({ kind: "join", about, to, target: `${chapterPath(about)}&ask=join` });
