import type { CaseAction } from "@cardplaza/contract/cases/case-words";
import type { Case } from "@cardplaza/contract/cases/cases";
import { ChevronDown } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { CASE_WORDS, DECISION_WORDS as words } from "./cases-words.ts";

/** One press away; the others are in a menu. */
const FIRST: readonly CaseAction[] = ["take", "release", "keep", "hide", "grant", "deny", "ask"];
/** These have a place of their own in the case. */
const ELSEWHERE: readonly CaseAction[] = ["note", "reverse"];

interface CaseActionsProps {
  possible: Case["possible"];
  busy: boolean;
  onAsk: (action: CaseAction) => void;
}

export function CaseActions({ possible, busy, onAsk }: CaseActionsProps) {
  const first = FIRST.filter((action) => possible.includes(action));
  const others = possible.filter((action) => !FIRST.includes(action) && !ELSEWHERE.includes(action));
  return (
    <>
      {first.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={
            action === "keep" || action === "grant" ? "primary" : action === "hide" ? "danger" : "secondary"
          }
          busy={busy && (action === "take" || action === "release")}
          onClick={() => onAsk(action)}
        >
          {words.actions[action].name}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu>
          <MenuTrigger asChild>
            <Button size="sm" variant="secondary">
              {CASE_WORDS.more} <ChevronDown aria-hidden="true" />
            </Button>
          </MenuTrigger>
          <MenuContent side="top">
            {others.map((action) => (
              <MenuItem
                key={action}
                {...(action === "delete" && { tone: "danger" as const })}
                onSelect={() => onAsk(action)}
              >
                {words.actions[action].name}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
      )}
    </>
  );
}
