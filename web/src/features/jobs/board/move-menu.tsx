import { isBackMove } from "@cardplaza/contract/jobs/application-rules";
import {
  type ApplicationStage,
  MOVABLE_STAGES,
  type MovableStage,
  STAGE_LABEL,
} from "@cardplaza/contract/jobs/application-words";
import { ArrowLeft, ArrowRight, ArrowRightLeft, CircleX } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from "../../../ui/overlays/menu.tsx";

interface MoveMenuProps {
  name: string;
  stage: ApplicationStage;
  /** True if there is room for the button's text. */
  isLarge?: boolean;
  onMove: (to: MovableStage) => void;
}

/** Every stage that somebody can be moved to. */
export function MoveMenu({ name, stage, isLarge = false, onMove }: MoveMenuProps) {
  if (stage === "withdrawn") return null;
  return (
    <Menu>
      <MenuTrigger asChild>
        {isLarge ? (
          <Button>
            <ArrowRightLeft /> Move
          </Button>
        ) : (
          <Button variant="ghost" size="icon-sm" aria-label={`Move ${name}`}>
            <ArrowRightLeft />
          </Button>
        )}
      </MenuTrigger>
      <MenuContent align={isLarge ? "start" : "end"}>
        <MenuLabel>Move to</MenuLabel>
        {MOVABLE_STAGES.filter((to) => to !== stage).map((to) => (
          <MenuItem
            key={to}
            onSelect={() => onMove(to)}
            {...(to === "rejected" && { tone: "danger" as const })}
          >
            {to === "rejected" ? <CircleX /> : isBackMove(stage, to) ? <ArrowLeft /> : <ArrowRight />}
            {STAGE_LABEL[to]}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
