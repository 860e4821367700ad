import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";

/** Jobs are a company's. */
export function NoCompany({ title }: { title: string }) {
  return (
    <div className={`${PAGE_WIDTH} py-16`}>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing="people"
        title={JOB_TEXT.noCompany}
        text="Jobs are posted by a company. It takes five short steps."
        action={
          <Button asChild>
            <Link to="/company-onboarding">Set up your company</Link>
          </Button>
        }
      />
    </div>
  );
}
