import { X } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { feedPath, type FeedShell } from "./feed-address.ts";

/** The way back from one hashtag to all posts. */
export function TagFilter({ shell, tag }: { shell: FeedShell; tag: string }) {
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={feedPath(shell, "explore")} aria-label={`Show all posts, not only #${tag}`}>
        <X /> Show all posts
      </Link>
    </Button>
  );
}
