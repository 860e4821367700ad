import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../../lib/page-meta.ts";
import { finderHeading, finderPath, finderQuery, NO_FILTERS, type FinderAddress } from "./finder-address.ts";

/** What search engines and messengers learn of the finder. Only all chapters and those of one city are for them. */
export function finderMeta(
  finder: FinderAddress,
  { origin, isEmpty }: { origin: string; isEmpty: boolean },
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
    ...(isPlain && !isEmpty ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
