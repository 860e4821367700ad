import { useState } from "react";
import { problemText } from "../../../lib/form-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useListing } from "./form-context.ts";

/** Another tab or device was faster. Nothing is saved from here until its version is taken in. */
export function StaleNotice() {
  const { state, takeLatest } = useListing();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (state.phase !== "stale") return null;
  const take = () => {
    setBusy(true);
    setFailure(undefined);
    void takeLatest()
      .catch(setFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Notice
      tone="warning"
      live
      className="mb-5"
      action={
        <Button size="sm" variant="secondary" busy={busy} onClick={take}>
          Show the latest version
        </Button>
      }
    >
      {problemText(failure ?? state.error)} What you typed here stays on top of it.
    </Notice>
  );
}
