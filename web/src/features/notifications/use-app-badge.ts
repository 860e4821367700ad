import { useEffect } from "react";

type BadgingNavigator = Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

/** The unread count on the icon of the installed product, where the system shows one. */
export function useAppBadge(unread: number): void {
  useEffect(() => {
    const { setAppBadge }: BadgingNavigator = navigator;
    // Some systems know the call and show no badge.
    void setAppBadge?.call(navigator, unread).catch(() => {});
  }, [unread]);
  useEffect(() => {
    const { clearAppBadge }: BadgingNavigator = navigator;
    return () => void clearAppBadge?.call(navigator).catch(() => {});
  }, []);
}
