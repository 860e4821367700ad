import { Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export interface MissingPageNoteProps {
  title: string;
  text: string;
  /** Where something like it may be found, and what the link there says. */
  elsewhere: { path: string; label: string };
}

export function MissingPageNote({ title, text, elsewhere }: MissingPageNoteProps) {
  return (
    <div className="mx-auto w-full max-w-[600px] px-4 py-16">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing="search"
        title={title}
        text={text}
        action={
          <Button asChild>
            <Link to={elsewhere.path}>{elsewhere.label}</Link>
          </Button>
        }
      />
    </div>
  );
}
