import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { Button } from "../../ui/button.tsx";

interface MoveButtonsProps {
  what: string;
  index: number;
  count: number;
  sideways?: boolean;
  onStep: (by: 1 | -1) => void;
}

/** The order by keyboard. At either end they stay in reach, or the focus would be lost there. */
export function MoveButtons({ what, index, count, sideways = false, onStep }: MoveButtonsProps) {
  const [Back, On] = sideways ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        data-move="back"
        aria-label={`Move ${what} ${sideways ? "forward" : "up"}`}
        aria-disabled={index === 0}
        onClick={() => onStep(-1)}
      >
        <Back />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        data-move="on"
        aria-label={`Move ${what} ${sideways ? "back" : "down"}`}
        aria-disabled={index === count - 1}
        onClick={() => onStep(1)}
      >
        <On />
      </Button>
    </>
  );
}
