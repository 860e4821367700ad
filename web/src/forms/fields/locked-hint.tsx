import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldLock } from "../form-context.ts";

/** Says at a field why it is locked, before its own hint. */
export function LockedHint({ lock, children }: { lock: FieldLock; children?: ReactNode }) {
  return (
    <>
      <Lock aria-hidden="true" className="mr-1 mb-0.5 inline size-3" />
      {lock.words}
      {children && <> {children}</>}
    </>
  );
}
