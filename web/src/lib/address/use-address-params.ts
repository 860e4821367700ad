import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { type ParamParts, withParams } from "./with-params.ts";

interface How {
  /** With its own entry in the history, so that Back undoes it. */
  push?: boolean;
}

/** The parameters of the address, and a way to change some of them. The page stays where it is scrolled to. */
export function useAddressParams() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (parts: ParamParts, { push = false }: How = {}) =>
      setSearch((now) => withParams(now, parts), { replace: !push, preventScrollReset: true }),
    [setSearch],
  );
  return [search, change] as const;
}

/** One of them: its value, null without it, and a way to change it. */
export function useAddressParam(name: string) {
  const [search, change] = useAddressParams();
  const set = (value: string | null, how?: How) => change({ [name]: value }, how);
  return [search.get(name), set] as const;
}
