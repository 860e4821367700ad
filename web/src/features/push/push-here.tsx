import { BellOff, BellRing } from "lucide-react";
import type { ReactNode } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { deviceWord } from "./push-device.ts";
import { OFFER_WORDS, PUSH_WORDS } from "./push-words.ts";
import { usePushHere, useTurnOnPush } from "./use-push.ts";

/** Whether the device in the hand rings, and the way to change that. */
export function PushOnThisDevice() {
  const here = usePushHere();
  const device = deviceWord();
  if (here === undefined) return <Skeleton className="h-16" />;
  if (here === "home-screen")
    return <Notice title={PUSH_WORDS.homeScreen}>{PUSH_WORDS.homeScreenHow}</Notice>;
  if (here === "unsupported")
    return <Notice title={PUSH_WORDS.unsupported}>{PUSH_WORDS.unsupportedHow}</Notice>;
  if (here === "blocked")
    return (
      <Notice tone="warning" title={PUSH_WORDS.blocked(device)}>
        {PUSH_WORDS.unblock}
      </Notice>
    );
  return here === "on" ? <Row isOn title={PUSH_WORDS.rings(device)} /> : <Silent />;
}

function Silent() {
  const turnOn = useTurnOnPush();
  const device = deviceWord();
  return (
    <Row
      isOn={false}
      title={PUSH_WORDS.off(device)}
      text={OFFER_WORDS.title(device)}
      trouble={turnOn.error && [PUSH_WORDS.stillOff(device), problemText(turnOn.error)]}
    >
      <Button size="sm" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
        {PUSH_WORDS.turnOn}
      </Button>
    </Row>
  );
}

interface RowProps {
  isOn: boolean;
  title: string;
  text?: string;
  /** Title and sentence of what went wrong. */
  trouble?: [string, string] | null;
  children?: ReactNode;
}

function Row({ isOn, title, text, trouble, children }: RowProps) {
  const Icon = isOn ? BellRing : BellOff;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          aria-hidden="true"
          className={cn(
            "grid size-10 shrink-0 place-items-center rounded-full",
            isOn ? "bg-positive-soft text-positive" : "bg-hover text-muted",
          )}
        >
          <Icon className="size-5" />
        </span>
        <div className="min-w-40 flex-1 text-sm">
          <p role="status" className="font-medium">
            {title}
          </p>
          {text && <p className="text-xs text-muted">{text}</p>}
        </div>
        {children}
      </div>
      {trouble && (
        <Notice tone="danger" live title={trouble[0]} className="mt-3">
          {trouble[1]}
        </Notice>
      )}
    </>
  );
}
