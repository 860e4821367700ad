import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** From here on the menu is beside the content; below it is a sheet. */
const IS_BESIDE = "(min-width: 1024px)";

/** As specified: either of them, sent on the window, opens or closes the menu. */
const TOGGLE_EVENTS = ["toggle-sidebar", "toggle-dbc-sidebar"];

export interface SideMenuState {
  isSheet: boolean;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

/** The screen is too small for a menu beside the content. */
export function useIsSmall(): boolean {
  const [isSmall, setSmall] = useState(() => !matchMedia(IS_BESIDE).matches);
  useEffect(() => {
    const media = matchMedia(IS_BESIDE);
    const follow = () => setSmall(!media.matches);
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  return isSmall;
}

export function useSideMenu(): SideMenuState {
  const { key } = useLocation();
  // Open on this very page: choosing a section closes the sheet.
  const [sheetOn, setSheetOn] = useState<string | null>(null);
  const [isHidden, setHidden] = useState(false);
  const isSheet = useIsSmall();

  useEffect(() => {
    const toggle = () => {
      if (isSheet) setSheetOn((now) => (now === key ? null : key));
      else setHidden((now) => !now);
    };
    for (const event of TOGGLE_EVENTS) addEventListener(event, toggle);
    return () => {
      for (const event of TOGGLE_EVENTS) removeEventListener(event, toggle);
    };
  }, [isSheet, key]);

  return {
    isSheet,
    isOpen: isSheet ? sheetOn === key : !isHidden,
    setOpen: (open: boolean) => (isSheet ? setSheetOn(open ? key : null) : setHidden(!open)),
  };
}
