import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** For a visitor on a tab that members have; they return here. */
export function SignInFirst({ title, path }: { title: string; path: string }) {
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        drawing="people"
        title={title}
        action={
          <Button asChild>
            <Link to={`/auth?redirect=${encodeURIComponent(path)}`}>Sign in</Link>
          </Button>
        }
      />
    </div>
  );
}
