import type { Person } from "@cardplaza/contract/people/person";
import { Button } from "../../../ui/button.tsx";
import { useNotNow } from "./use-not-now.ts";

export function NotNowButton({ person }: { person: Pick<Person, "_id" | "name"> }) {
  const hide = useNotNow(person);
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={hide.isPending}
      aria-label={`Not now: leave ${person.name} out of suggestions`}
      onClick={() => hide.mutate()}
    >
      Not now
    </Button>
  );
}
