import { DirectoryCard } from "../browse/directory-card.tsx";
import type { DirectoryEntry } from "../browse/directory-entry.ts";

export function SimilarBusinesses({ businesses }: { businesses: DirectoryEntry[] }) {
  if (businesses.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-12">
      <h2 id="similar" className="text-xl">
        Similar businesses nearby
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {businesses.map((business) => (
          <li key={business._id}>
            <DirectoryCard business={business} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
