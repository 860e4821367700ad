import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Every screen of the product. Those under the site's layout are public. */
export default [
  layout("shell/site-layout.tsx", [
    index("features/home/home-page.tsx"),
    route("*", "shell/not-found-page.tsx"),
  ]),
  route("dev/ui", "features/dev/ui-page.tsx"),
] satisfies RouteConfig;
