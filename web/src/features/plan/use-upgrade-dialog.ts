import { useSearchParams } from "react-router";

/** The dialog is open while the address says `?upgrade=true`, so a link opens it as well as a button. */
export function useUpgradeDialog() {
  const [search, setSearch] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        edit(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    isOpen: search.get("upgrade") === "true",
    /** Where the member wanted to go before they were asked to upgrade. */
    redirect: search.get("redirect"),
    show: () => change((next) => next.set("upgrade", "true")),
    hide: () =>
      change((next) => {
        next.delete("upgrade");
        next.delete("redirect");
      }),
  };
}
