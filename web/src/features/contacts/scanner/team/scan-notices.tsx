import { Link } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";

interface ScanNoticesProps {
  visitor: boolean;
  offline: boolean;
  problem?: string;
  onRetry: () => void;
  lostOnClose: boolean;
}

/** Why something still waits. */
export function ScanNotices({ visitor, offline, problem, onRetry, lostOnClose }: ScanNoticesProps) {
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {visitor && (
        <Notice
          action={
            <Button asChild>
              <Link to="/auth?redirect=/team-card-scanner">Sign in to save</Link>
            </Button>
          }
        >
          Sign in and these contacts are saved to your account. They wait for you here.
        </Notice>
      )}
      {offline && (
        <Notice tone="warning" live>
          There is no network. Scan on: it is all kept here and saved as soon as there is one.
        </Notice>
      )}
      {problem && (
        <Notice
          tone="warning"
          live
          action={
            <Button variant="secondary" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          Not saved yet. {problem}
        </Notice>
      )}
      {lostOnClose && (
        <Notice tone="warning">
          This browser keeps nothing: stay on this page until everything is saved.
        </Notice>
      )}
    </div>
  );
}
