import { MAX_COMPARED } from "@cardplaza/contract/it-services/it-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { comparePath, postPath } from "../it-address.ts";
import { useCompared } from "./use-compared.ts";

/** Collects up to three providers at the foot of the list. */
export function CompareBar() {
  const { picked, toggle, clear } = useCompared();
  if (picked.length === 0) return null;
  const ids = picked.map(({ _id }) => _id);
  return (
    <div
      role="region"
      aria-label="Comparison"
      className="sticky bottom-20 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised p-3 shadow-[0_8px_24px_rgb(0_0_0/0.12)] lg:bottom-4"
    >
      <ul className="flex min-w-0 flex-1 basis-full flex-wrap gap-2 sm:basis-0">
        {picked.map((provider) => (
          <li key={provider._id} className="max-w-full">
            <Chip remove={{ label: `Remove ${provider.name}`, onPress: () => toggle(provider) }}>
              {provider.name}
            </Chip>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 max-sm:ml-auto">
        <Button size="sm" variant="ghost" onClick={clear}>
          Clear
        </Button>
        <Button asChild size="sm" variant="secondary">
          <Link to={postPath(ids)}>Invite to quote</Link>
        </Button>
        {picked.length > 1 ? (
          <Button asChild size="sm">
            <Link to={comparePath(ids)}>Compare {picked.length}</Link>
          </Button>
        ) : (
          <Button size="sm" aria-disabled title={`Pick up to ${MAX_COMPARED} providers`}>
            Compare
          </Button>
        )}
      </div>
    </div>
  );
}
