import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { EmptyDrawingName } from "../../ui/empty-drawing.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export interface SetUpCompanyProps {
  drawing: EmptyDrawingName;
  /** Why it takes a company, in one sentence. */
  reason: string;
}

/** For a member without a company, on a screen about what only companies have. */
export function SetUpCompany({ drawing, reason }: SetUpCompanyProps) {
  return (
    <EmptyState
      drawing={drawing}
      title="Set up your company first"
      text={`${reason} It takes five short steps.`}
      action={
        <Button asChild>
          <Link to="/company-onboarding">Set up your company</Link>
        </Button>
      }
    />
  );
}
