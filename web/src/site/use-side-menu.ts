import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** From here on the menu is beside the content; below it is a sheet. */
const IS_BESIDE = "(min-width: 1024px)";

/** Each of `toggleEvents`, sent on the window, opens or closes the menu. It is one list for good. */
export function useSideMenu(toggleEvents: readonly string[]) {
  const { key } = useLocation();
  // Open on this very page: choosing a section closes the sheet.
  const [sheetOn, setSheetOn] = useState<string | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isSheet, setSheet] = useState(() => !matchMedia(IS_BESIDE).matches);

  useEffect(() => {
    const media = matchMedia(IS_BESIDE);
    const follow = () => setSheet(!media.matches);
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  useEffect(() => {
    const toggle = () => {
      if (isSheet) setSheetOn((now) => (now === key ? null : key));
      else setHidden((now) => !now);
    };
    for (const event of toggleEvents) addEventListener(event, toggle);
    return () => {
      for (const event of toggleEvents) removeEventListener(event, toggle);
    };
  }, [isSheet, key, toggleEvents]);

  return {
    isSheet,
    isOpen: isSheet ? sheetOn === key : !isHidden,
    setOpen: (open: boolean) => (isSheet ? setSheetOn(open ? key : null) : setHidden(!open)),
  };
}
