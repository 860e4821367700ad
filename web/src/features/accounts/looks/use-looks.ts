import { api } from "../../../lib/api.ts";
import { usePages } from "../../../lib/use-pages.ts";

const LOOKS = "GET /api/account/looks";

export function useLooks() {
  const list = usePages([LOOKS], (cursor) => api[LOOKS]({ query: { cursor } }));
  return { ...list, looks: list.data?.pages.flatMap(({ looks }) => looks) };
}
