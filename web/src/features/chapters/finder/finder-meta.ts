import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../../lib/page-meta.ts";
import { meetingData } from "../chapter-meeting-data.ts";
import { finderHeading, finderPath, finderQuery, NO_FILTERS, type FinderAddress } from "./finder-address.ts";
import type { FoundChapters } from "./use-finder.ts";

const eventsOf = (found: FoundChapters | null, origin: string) =>
  (found?.upcoming ?? []).map((meeting) => ({ "script:ld+json": meetingData(meeting, origin) }));

/** What search engines and messengers learn of the finder. Only all chapters and those of one city are for them. */
export function finderMeta(
  finder: FinderAddress,
  { origin, found }: { origin: string; found: FoundChapters | null },
): MetaDescriptor[] {
  const plain: FinderAddress = { ...NO_FILTERS, city: finder.city, page: finder.page };
  const isPlain =
    finder.city.length <= 1 && JSON.stringify(finderQuery(finder)) === JSON.stringify(finderQuery(plain));
  const place = finder.city.length === 0 ? "near you" : `in ${finder.city.join(", ")}`;
  return [
    ...pageMeta({
      origin,
      path: finderPath(plain, { page: finder.page }),
      title: finder.city.length === 0 ? "Offline networking: chapters" : finderHeading(finder),
      description: `Business chapters ${place}: visit a meeting, take the seat of your trade, give and receive referrals, and see which of them became business.`,
      picture: "offline-networking",
    }),
    ...(isPlain && found?.total !== 0 ? eventsOf(found, origin) : [{ name: "robots", content: "noindex" }]),
  ];
}
