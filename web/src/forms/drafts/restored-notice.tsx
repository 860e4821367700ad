import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface RestoredNoticeProps {
  onStartOver: () => void;
}

export function RestoredNotice({ onStartOver }: RestoredNoticeProps) {
  return (
    <Notice
      tone="info"
      className="mb-5"
      action={
        <Button size="sm" variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      We kept what you typed earlier in this browser.
    </Notice>
  );
}

export function NotStoredNotice() {
  return (
    <Notice tone="warning" className="mb-5">
      Your browser keeps no data for this site, so what you type is gone once you close this page.
    </Notice>
  );
}
