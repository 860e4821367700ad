import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { usePages } from "../../../lib/use-pages.ts";

interface Wanted<Status> {
  q?: string | undefined;
  status?: Status | undefined;
  cursor?: string | undefined;
}

interface ListSource<Item, Status extends string> {
  /** The endpoint; what was read is found under it. */
  key: string;
  statuses: readonly Status[];
  /** A shorter text finds too many. */
  queryMin: number;
  /** The parameter of the address that names the one that is open. */
  openAs?: string;
  read: (
    wanted: Wanted<Status>,
  ) => Promise<{ items: readonly Item[]; nextCursor: string | null; count: number }>;
}

/** A list of administrators. What is looked for is in the address, and so is the one that is open. */
export function useAdminList<Item, Status extends string>(source: ListSource<Item, Status>) {
  const { key, statuses, queryMin, openAs = "open", read } = source;
  const [search, change] = useAddressParams();
  const q = search.get("q") ?? "";
  const status = statuses.find((each) => each === search.get("status"));
  const wanted = { q: q.length >= queryMin ? q : undefined, status };
  const list = usePages([key, wanted], (cursor) => read({ ...wanted, cursor }));
  return {
    ...list,
    q,
    status,
    items: list.data?.pages.flatMap(({ items }) => items),
    count: list.data?.pages[0]?.count,
    find: (text: string) => change({ q: text || null }),
    choose: (chosen: string) => change({ status: chosen || null }),
    openId: search.get(openAs),
    open: (id: string) => change({ [openAs]: id }),
    close: () => change({ [openAs]: null }),
  };
}
export type AdminList<Item> = Omit<ReturnType<typeof useAdminList<Item, string>>, "status"> & {
  status: string | undefined;
};
