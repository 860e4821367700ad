import { BellRing, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { problemText } from "../../lib/problem-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { isOfferResting, restOffer } from "./offer-rest.ts";
import { canPush, deviceWord } from "./push-device.ts";
import { OFFER_WORDS, PUSH_WORDS } from "./push-words.ts";
import { useTurnOnPush } from "./use-push.ts";

interface PushOfferProps {
  /** The member has a first lead, enquiry or application. */
  isDue: boolean;
  className?: string;
}

/** Offers pushes once there is something to be told of, where the browser was not asked yet. */
export function PushOffer({ isDue, className }: PushOfferProps) {
  const member = useSession().user?._id;
  // A filter that leaves nothing in the list does not take the offer away.
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  return wasDue && member ? <Offer key={member} member={member} className={className} /> : null;
}

const isOpenFor = (member: string) =>
  canPush() && Notification.permission === "default" && !isOfferResting(member, Date.now());

function Offer({ member, className }: { member: string; className?: string }) {
  // Decided once: the result stays in view after the browser was asked.
  const [isShown, setShown] = useState(() => isOpenFor(member));
  const turnOn = useTurnOnPush();
  if (!isShown) return null;
  const device = deviceWord();
  const isOn = turnOn.isSuccess && Notification.permission === "granted";
  const isBlocked = turnOn.isSuccess && !isOn;
  const hasEnded = isOn || isBlocked;
  const close = () => setShown(false);
  const notNow = () => {
    restOffer(member, Date.now());
    close();
  };
  return (
    <aside
      aria-label={OFFER_WORDS.title(device)}
      className={cn(
        "relative flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-4 sm:items-center sm:px-5",
        hasEnded && "pr-12 sm:pr-14",
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong"
      >
        <BellRing className="size-5" />
      </span>
      <div role="status" className="min-w-[min(100%,12rem)] flex-1 text-sm">
        <p className="font-semibold">
          {isOn ? OFFER_WORDS.on(device) : isBlocked ? PUSH_WORDS.blocked(device) : OFFER_WORDS.title(device)}
        </p>
        {!isOn && <p className="text-muted">{isBlocked ? PUSH_WORDS.unblock : OFFER_WORDS.why}</p>}
        {turnOn.error && <p className="mt-1 font-medium text-danger">{problemText(turnOn.error)}</p>}
      </div>
      {isOn ? (
        <Button asChild size="sm" variant="secondary">
          <Link to="/profile?tab=settings">{OFFER_WORDS.choose}</Link>
        </Button>
      ) : (
        !isBlocked && (
          <div className="flex items-center gap-2">
            <Button size="sm" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
              {OFFER_WORDS.turnOn}
            </Button>
            <Button size="sm" variant="ghost" aria-disabled={turnOn.isPending} onClick={notNow}>
              {OFFER_WORDS.notNow}
            </Button>
          </div>
        )
      )}
      {hasEnded && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={OFFER_WORDS.close}
          onClick={close}
          className="absolute top-2 right-2"
        >
          <X />
        </Button>
      )}
    </aside>
  );
}
