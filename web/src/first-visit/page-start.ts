import type { EntryContext } from "react-router";

/** A route that is rendered in the browser exports this as its `handle`: it shows nothing before its scripts. */
export const DRAWN_IN_BROWSER = { startsAtOnce: true } as const;

export function startsAtOnce({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle;
    return typeof handle === "object" && handle !== null && "startsAtOnce" in handle;
  });
}
