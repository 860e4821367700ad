import { X } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOnceInSession } from "./use-once-in-session.ts";

export function IncompleteBanner({ cardId }: { cardId: string }) {
  const { isDone: isDismissed, finish: dismiss } = useOnceInSession(`banner-of-${cardId}`);
  if (isDismissed) return null;
  return (
    <Notice
      tone="warning"
      title="Your card is incomplete"
      className="mb-6"
      action={
        <Button variant="ghost" size="icon-sm" aria-label="Dismiss" onClick={dismiss} className="-my-1 -mr-2">
          <X />
        </Button>
      }
    >
      <p>Add your phone, company and role to share it.</p>
      <Button asChild size="sm" className="mt-3">
        <Link to={`/edit-card/${cardId}`}>Complete Now</Link>
      </Button>
    </Notice>
  );
}
