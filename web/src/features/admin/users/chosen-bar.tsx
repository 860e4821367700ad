import type { UserAction } from "@cardplaza/contract/admin/user-words";
import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useSignedInAdmin } from "../admin-session.ts";
import { mayDecide } from "./use-users.ts";
import { USERS_WORDS } from "./users-words.ts";

/** What is ever decided for many at once. */
const FOR_MANY: readonly UserAction[] = ["warn", "suspend", "restore", "end_sessions", "grant_premium"];

interface ChosenBarProps {
  count: number;
  onAsk: (action: UserAction) => void;
  onClear: () => void;
}

export function ChosenBar({ count, onAsk, onClear }: ChosenBarProps) {
  const { role } = useSignedInAdmin().admin;
  return (
    <div className="sticky top-16 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-4 py-2.5 shadow-float">
      <p className="mr-auto text-sm font-medium tabular-nums">{USERS_WORDS.chosen(count)}</p>
      {FOR_MANY.filter((action) => mayDecide(role, action)).map((action) => (
        <Button key={action} size="sm" variant="secondary" onClick={() => onAsk(action)}>
          {USERS_WORDS.actions[action].name}
        </Button>
      ))}
      <Button size="icon-sm" variant="ghost" aria-label={USERS_WORDS.unchoose} onClick={onClear}>
        <X />
      </Button>
    </div>
  );
}
