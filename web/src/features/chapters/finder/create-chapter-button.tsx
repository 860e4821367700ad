import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { Plus, Sparkles } from "lucide-react";
import { useNavigate } from "react-router";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { usePlanGate } from "../../search/use-plan-gate.tsx";

const NEW_CHAPTER_PATH = `${OFFLINE_NETWORKING_PATH}?create=1`;

interface CreateChapterButtonProps extends Pick<ButtonProps, "variant" | "className"> {
  label?: string;
  /** The city that the form begins with. */
  city?: string | undefined;
}

/** Starting a chapter comes with the plan; others are offered it. */
export function CreateChapterButton({ label = "Create chapter", city, ...look }: CreateChapterButtonProps) {
  const { isPremium, runOrOffer, dialog } = usePlanGate();
  const navigate = useNavigate();
  const path = city ? `${NEW_CHAPTER_PATH}&city=${encodeURIComponent(city)}` : NEW_CHAPTER_PATH;
  return (
    <>
      <Button {...look} onClick={() => void runOrOffer(() => void navigate(path))}>
        {isPremium ? <Plus /> : <Sparkles />} {label}
        {!isPremium && <span className="sr-only"> (Premium)</span>}
      </Button>
      {dialog}
    </>
  );
}
