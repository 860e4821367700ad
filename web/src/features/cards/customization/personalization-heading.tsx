import { RotateCcw, Save } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { SectionHeading } from "../own-cards/section-heading.tsx";

interface HeadingProps {
  selector?: ReactNode;
  busy?: "saving" | "resetting" | null;
  onReset: () => void;
  onSave: () => void;
}

export function PersonalizationHeading({ selector, busy = null, onReset, onSave }: HeadingProps) {
  return (
    <SectionHeading
      title="Card Personalization"
      description="Colours, elements and style of your card. Others see them once you save."
      actions={
        <>
          {selector}
          <Button variant="secondary" busy={busy === "resetting"} onClick={onReset}>
            <RotateCcw /> Reset
          </Button>
          <Button busy={busy === "saving"} onClick={onSave}>
            <Save /> Save Design
          </Button>
        </>
      }
    />
  );
}
