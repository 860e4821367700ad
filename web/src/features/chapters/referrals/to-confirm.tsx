import { OneToOneCard } from "./one-to-one-list.tsx";
import { useOneToOnes } from "./use-referrals.ts";

/** One-to-ones that wait for the member, above what they received: the bell leads here. */
export function ToConfirm() {
  const { data } = useOneToOnes();
  const [page] = data?.pages ?? [];
  const waiting = page?.oneToOnes.filter(({ status, isOwn }) => status === "proposed" && !isOwn) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="one-to-ones-to-confirm" className="mb-6">
      <h2 id="one-to-ones-to-confirm" className="mb-3 text-lg">
        One-to-ones to confirm
      </h2>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {waiting.map((each) => (
          <li key={each._id} className="min-w-0">
            <OneToOneCard oneToOne={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
