import { LIGHT_LABEL, type Light } from "@cardplaza/contract/chapters/points-words";
import { Badge } from "../../../ui/badge.tsx";

const TONE = { green: "positive", amber: "warning", red: "danger", grey: "neutral" } as const;

/** The light as a word; its colour only underlines it. */
export function LightBadge({ light }: { light: Light }) {
  const [word, meaning] = LIGHT_LABEL[light].split(": ");
  return (
    <Badge tone={TONE[light]} title={meaning}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {word}
      <span className="sr-only">: {meaning}</span>
    </Badge>
  );
}
