import type { GateKind } from "@cardplaza/contract/accounts/gate-words";
import type { KeptAction } from "../../../lib/kept-action.ts";
import { Notice } from "../../../ui/notice.tsx";

const WORDS: Partial<Record<GateKind, { title: string; next: string }>> = {
  card: { title: "Your card is kept", next: "publish it" },
  listing: { title: "Your business details are kept", next: "go on with your listing" },
};

/** Explains why Save leads to the sign-up, and that nothing is lost. */
export function KeptActionNotice({ action: { kind, isStored } }: { action: KeptAction }) {
  const words = WORDS[kind];
  if (!words) return null;
  return (
    <Notice tone="positive" className="mb-5">
      {words.title} {isStored ? "on this device" : "while this page stays open"}. Sign up to {words.next}. If
      you already have an account, sign in.
    </Notice>
  );
}
