import { chosenContrast } from "@cardplaza/contract/cards/card-colour-rules";
import { READABLE } from "@cardplaza/contract/cards/colour-rules";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { Notice } from "../../../ui/notice.tsx";

/** How well the chosen text can be read, and what the card does where it cannot. */
export function ContrastNote({ design }: { design: Customization }) {
  const ratio = chosenContrast(design);
  if (ratio >= READABLE)
    return <p className="text-xs text-muted">{`Text on background: ${ratio.toFixed(1)}:1`}</p>;
  return (
    <Notice tone="warning">
      {`This text has a contrast of ${ratio.toFixed(1)}:1 on its background. Your card shows it in the nearest tone that can be read.`}
    </Notice>
  );
}
