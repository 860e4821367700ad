import type { SavedSearch } from "@cardplaza/contract/search/search";
import { searchPath, type SearchState } from "@cardplaza/contract/search/search-address";
import { MAX_SAVED_SEARCHES, SAVED_SEARCH_NAME_MAX } from "@cardplaza/contract/search/search-words";
import { Bell, Bookmark, Sparkles, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { useState } from "react";
import { SmallFormDialog } from "../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { filtersInForce } from "./filter-chips.tsx";
import type { Narrowing } from "./use-narrowing.ts";
import { usePlanGate } from "./use-plan-gate.tsx";
import { useDeleteSearch, useSavedSearches, useSaveSearch } from "./use-saved-searches.ts";

/** Searches that a premium member has saved, with optional notifications. */
export function SavedSearches({ state, narrowing }: { state: SearchState; narrowing: Narrowing }) {
  const { isPremium, runOrOffer, dialog } = usePlanGate();
  const [saving, setSaving] = useState(false);
  return (
    <section
      aria-label="Saved searches"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4"
    >
      <h2 className="flex items-center gap-2 text-sm font-semibold">
        Saved searches
        {!isPremium && (
          <Badge tone="brand">
            <Sparkles aria-hidden="true" /> Premium
          </Badge>
        )}
      </h2>
      {isPremium ? (
        <List />
      ) : (
        <p className="text-sm text-muted">Save these filters and get new matches once a day.</p>
      )}
      <Button size="sm" variant="secondary" onClick={() => void runOrOffer(() => setSaving(true))}>
        <Bookmark /> Save this search
      </Button>
      {dialog}
      {saving && <SaveDialog state={state} narrowing={narrowing} onClose={() => setSaving(false)} />}
    </section>
  );
}

function List() {
  const { data, isError, isFetching, refetch } = useSavedSearches();
  if (isError)
    return (
      <ErrorState
        title="Your searches did not load"
        className="p-0"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-8 w-full" />;
  if (data.saved.length === 0)
    return <p className="text-sm text-muted">None yet. You can keep {MAX_SAVED_SEARCHES}.</p>;
  return (
    <ul className="grid grid-cols-1 gap-1">
      {data.saved.map((saved) => (
        <Saved key={saved._id} saved={saved} />
      ))}
    </ul>
  );
}

function Saved({ saved }: { saved: SavedSearch }) {
  const remove = useDeleteSearch();
  return (
    <li className="flex items-center gap-1">
      <Link
        to={searchPath(saved.filters)}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-1.5 text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <span className="truncate">{saved.name}</span>
        {saved.alert === "daily" && (
          <>
            <Bell aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
            <span className="sr-only">You get new matches once a day</span>
          </>
        )}
      </Link>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Delete ${saved.name}`}
        busy={remove.isPending}
        onClick={() => remove.mutate(saved._id)}
      >
        <Trash2 />
      </Button>
    </li>
  );
}

interface SaveDialogProps {
  state: SearchState;
  narrowing: Narrowing;
  onClose: () => void;
}

function SaveDialog({ state, narrowing, onClose }: SaveDialogProps) {
  const suggested = [state.q, ...filtersInForce(state, narrowing).map(({ name }) => name)]
    .filter(Boolean)
    .join(", ");
  const save = useSaveSearch();
  const form = useSmallForm({
    begin: { name: suggested.slice(0, SAVED_SEARCH_NAME_MAX), daily: true },
    check: ({ name }) => ({ name: name.trim() === "" && "Enter a name." }),
    send({ name, daily }) {
      const { sort: _sort, page: _page, ...filters } = state;
      return save.mutateAsync({ name: name.trim(), filters, alert: daily ? "daily" : "off" });
    },
    onSent: onClose,
    problemAt: "name",
  });
  return (
    <SmallFormDialog
      title="Save this search"
      form={form}
      sendLabel="Save"
      isReady={form.values.name.trim() !== ""}
      onClose={onClose}
    >
      <Field label="Name" required error={form.problems.name}>
        <TextField maxLength={SAVED_SEARCH_NAME_MAX} {...form.text("name")} />
      </Field>
      <Checkbox label="Send me new matches once a day" {...form.checked("daily")} />
    </SmallFormDialog>
  );
}
