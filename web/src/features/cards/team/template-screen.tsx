import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { cn } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { CardFormSkeleton } from "../form/card-form-skeleton.tsx";
import { BackToChooser } from "./back-to-chooser.tsx";
import { TemplateEditor } from "./template-editor.tsx";
import { useTeamTemplate } from "./use-team-template.ts";

/** What all cards of the team have in common, and what their members may change. */
export function TemplateScreen() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useTeamTemplate();
  if (!data && !isError) return <CardFormSkeleton />;
  // Editing must start from the latest version.
  if (data && !isFetchedAfterMount) return <CardFormSkeleton />;
  return (
    <div className={cn(PAGE_WIDTH, "pt-8 sm:pt-10")}>
      <BackToChooser />
      <h1 className="text-2xl sm:text-3xl">Team template</h1>
      <p className="mt-2 max-w-2xl text-muted">
        Every new team card starts with what you fill in here. The locks decide what members may change on
        cards that they have taken over; they may always fill in a missing company or role. You may change
        everything.
      </p>
      {data ? (
        <TemplateEditor opened={data} />
      ) : (
        <ErrorState title="Your template did not load" retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
