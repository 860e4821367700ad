import { REACTION_LABEL, type Reaction, REACTIONS } from "@cardplaza/contract/connect/post-words";
import { ChevronUp } from "lucide-react";
import { Popover } from "radix-ui";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { PopoverContent } from "../../../ui/overlays/popover.tsx";
import { REACTION_LOOK } from "./reaction-look.ts";

const HOVER_MS = 450;
const LONG_PRESS_MS = 400;
const LEAVE_MS = 300;

interface ReactionButtonProps {
  own: Reaction | null;
  onReact: (kind: Reaction | null) => void;
}

/**
 * A press likes, or takes the reaction back. All four are offered on a long press, under the pointer, with the
 * arrow beside it and with the arrow keys.
 */
export function ReactionButton({ own, onReact }: ReactionButtonProps) {
  const [open, setOpen] = useState(false);
  const takesFocus = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  };
  const offer = (withFocus: boolean) => {
    takesFocus.current = withFocus;
    setOpen(true);
  };
  const choose = (kind: Reaction) => {
    setOpen(false);
    onReact(kind === own ? null : kind);
  };
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === "mouse" && later(HOVER_MS, () => offer(false)),
    onPointerLeave: ({ pointerType }: PointerEvent) =>
      pointerType === "mouse" && later(LEAVE_MS, () => setOpen(false)),
  };
  const press = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      wasLong.current = false;
      if (pointerType === "mouse") return;
      later(LONG_PRESS_MS, () => {
        wasLong.current = true;
        offer(false);
      });
    },
    onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== "mouse" && clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    // A long press on a phone would open the browser's own menu.
    onContextMenu: (event: { preventDefault: () => void }) => wasLong.current && event.preventDefault(),
  };
  const { Icon, ink } = REACTION_LOOK[own ?? "like"];
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div className="flex items-center" {...hover}>
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={own !== null}
            className={cn("pr-1.5 select-none [-webkit-touch-callout:none]", own && ink)}
            {...press}
            onClick={() => {
              if (wasLong.current) return (wasLong.current = false);
              clearTimeout(timer.current);
              setOpen(false);
              onReact(own ? null : "like");
            }}
            onKeyDown={({ key }) => (key === "ArrowUp" || key === "ArrowDown") && offer(true)}
          >
            <Icon aria-hidden="true" className={cn(own && "fill-current/20")} />{" "}
            {REACTION_LABEL[own ?? "like"]}
          </Button>
          <Popover.Trigger asChild>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label="Choose a reaction"
              className="w-6 text-muted pointer-coarse:w-8"
              onClick={() => (takesFocus.current = true)}
            >
              <ChevronUp />
            </Button>
          </Popover.Trigger>
        </div>
      </Popover.Anchor>
      <PopoverContent
        aria-label="Reactions"
        side="top"
        className="w-auto rounded-full p-1"
        onOpenAutoFocus={(event) => {
          if (!takesFocus.current) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          if (!takesFocus.current) event.preventDefault();
        }}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={hover.onPointerLeave}
      >
        <div role="group" aria-label="Reactions" className="flex gap-1">
          {REACTIONS.map((kind) => (
            <Choice key={kind} kind={kind} isOwn={kind === own} onChoose={() => choose(kind)} />
          ))}
        </div>
      </PopoverContent>
    </Popover.Root>
  );
}

function Choice({ kind, isOwn, onChoose }: { kind: Reaction; isOwn: boolean; onChoose: () => void }) {
  const { Icon, ink, soft } = REACTION_LOOK[kind];
  return (
    <button
      type="button"
      aria-pressed={isOwn}
      onClick={onChoose}
      onKeyDown={moveAlong}
      className={cn(
        "grid min-w-16 justify-items-center gap-0.5 rounded-3xl px-2 py-1.5 text-xs transition-colors duration-150 hover:bg-hover pointer-coarse:min-h-12",
        isOwn && soft,
      )}
    >
      <Icon aria-hidden="true" className={cn("size-5", ink)} />
      {REACTION_LABEL[kind]}
    </button>
  );
}

function moveAlong({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) {
  const step =
    key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const choices = [...(currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  const at = choices.indexOf(currentTarget);
  choices[(at + step + choices.length) % choices.length]?.focus();
}
