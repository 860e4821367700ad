import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../ui/skeleton.tsx";
import { useFocusInRows } from "../../ui/use-focus-in-rows.ts";

interface PersonListProps<Person> {
  title: string;
  description: string;
  empty: string;
  loading: string;
  people: readonly Person[] | undefined;
  list: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  detailOf?: (person: Person) => string;
  /** What the button says and does; `busyId` is whom it is at work for. */
  action: { label: string; busyId: string | undefined; onPress: (person: Person) => void };
}

/** People by name, each with one button. */
export function PersonList<Person extends { _id: string; name: string }>(props: PersonListProps<Person>) {
  const { title, description, empty, loading, people, list, detailOf, action } = props;
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelHeader title={<span id={id}>{title}</span>} description={description} />
      {people ? (
        people.length === 0 ? (
          <p className="text-sm text-muted">{empty}</p>
        ) : (
          <Rows>
            {people.map((person) => (
              <li key={person._id} className="flex items-center justify-between gap-4 py-3">
                <div className="min-w-0 text-sm">
                  <p className="font-medium break-words">{person.name}</p>
                  {detailOf && <p className="text-muted tabular-nums">{detailOf(person)}</p>}
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={action.busyId === person._id}
                  aria-label={`${action.label} ${person.name}`}
                  onClick={() => action.onPress(person)}
                >
                  {action.label}
                </Button>
              </li>
            ))}
          </Rows>
        )
      ) : list.isError ? (
        <ErrorState retrying={list.isFetching} onRetry={() => void list.refetch()} className="py-2" />
      ) : (
        <LoadingArea label={loading}>
          <SkeletonText lines={2} />
        </LoadingArea>
      )}
    </Panel>
  );
}

const Rows = ({ children }: { children: ReactNode }) => (
  <ul {...useFocusInRows()} className="-my-3 divide-y divide-line">
    {children}
  </ul>
);
