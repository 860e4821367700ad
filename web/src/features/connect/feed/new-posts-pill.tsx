import { ArrowUp } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { newPostsText } from "./new-posts.ts";

interface NewPostsPillProps {
  count: number;
  isLoading: boolean;
  onLoad: () => void;
}

/** Stays in sight over the list and moves nothing. */
export function NewPostsPill({ count, isLoading, onLoad }: NewPostsPillProps) {
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-24 z-10 flex h-0 items-center justify-center"
    >
      {count > 0 && (
        <Button
          size="sm"
          busy={isLoading}
          onClick={onLoad}
          className="pointer-events-auto animate-fade-in rounded-full shadow-float"
        >
          {!isLoading && <ArrowUp aria-hidden="true" />} {newPostsText(count)}
        </Button>
      )}
    </div>
  );
}
