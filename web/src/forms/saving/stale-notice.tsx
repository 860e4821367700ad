import { useState } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface StaleNoticeProps {
  /** What the server said. */
  error: unknown;
  takeLatest: () => Promise<void>;
}

/** Another tab or device was faster. Nothing is saved from here until its version is taken in. */
export function StaleNotice({ error, takeLatest }: StaleNoticeProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
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
      {problemText(failure ?? error)} What you typed here stays on top of it.
    </Notice>
  );
}
