import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";

interface StartOwnCompanyProps {
  managed: { name: string }[];
  onStart: () => void;
}

/** A manager may set up a company of their own; it is not begun by looking at this page. */
export function StartOwnCompany({ managed, onStart }: StartOwnCompanyProps) {
  const names = managed.map(({ name }) => name).join(", ");
  return (
    <div className={cn(PAGE_WIDTH, "grid flex-1 place-items-center py-12")}>
      <EmptyState
        drawing="cards"
        title="Set up a company of your own?"
        text={`You manage ${names}, and go on doing so.`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onStart}>Set up a company</Button>
            <Button asChild variant="secondary">
              <Link to="/company-profile">Company profile</Link>
            </Button>
          </div>
        }
      />
    </div>
  );
}
