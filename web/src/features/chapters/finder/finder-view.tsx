import { useSearchParams } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { finderHeading, readFinder } from "./finder-address.ts";
import { type FirstChapters, useFinder } from "./use-finder.ts";

export function FinderView({ first }: { first: FirstChapters }) {
  const [search] = useSearchParams();
  const finder = readFinder(search);
  const { found } = useFinder(finder, first);
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-10")}>
      <h1 className="text-2xl lg:text-3xl">{finderHeading(finder)}</h1>
      <ul>
        {found?.chapters.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
