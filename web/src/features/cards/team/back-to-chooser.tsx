import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CHOOSER_PATH } from "../team-paths.ts";

export function BackToChooser() {
  return (
    <Button asChild variant="ghost" size="sm" className="mb-2 -ml-3">
      <Link to={CHOOSER_PATH}>
        <ArrowLeft /> Create a team card
      </Link>
    </Button>
  );
}
