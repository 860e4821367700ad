import { isRouteErrorResponse, Outlet } from "react-router";
import type { Route } from "./+types/site-layout.ts";
import { ErrorPage } from "../site/error-page.tsx";
import { NotFound } from "../site/late-not-found.tsx";
import { NOT_FOUND_TITLE } from "../site/not-found-title.ts";
import { SiteFrame } from "./site-frame.tsx";

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <SiteFrame>
      {missing ? (
        <>
          <title>{NOT_FOUND_TITLE}</title>
          <meta name="robots" content="noindex" />
          <NotFound />
        </>
      ) : (
        <ErrorPage />
      )}
    </SiteFrame>
  );
}
