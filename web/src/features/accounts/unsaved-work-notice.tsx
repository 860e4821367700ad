import { Notice } from "../../ui/notice.tsx";
import type { UnsavedWork } from "./unsaved-work.ts";

const WORDS = {
  card: { title: "Your card is kept", next: "publish it" },
  listing: { title: "Your business details are kept", next: "go on with your listing" },
} as const;

/** Explains why Save leads to the sign-up, and that nothing is lost. */
export function UnsavedWorkNotice({ work: { kind, isStored } }: { work: UnsavedWork }) {
  const { title, next } = WORDS[kind];
  return (
    <Notice tone="positive" className="mb-5">
      {title} {isStored ? "on this device" : "while this page stays open"}. Sign up to {next}. If you already
      have an account, sign in.
    </Notice>
  );
}
