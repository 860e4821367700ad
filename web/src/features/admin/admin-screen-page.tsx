import { Suspense } from "react";
import { Navigate, useParams } from "react-router";
import { latePart } from "../../first-visit/late-part.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { adminMeta } from "./admin-meta.ts";
import { FRAME_WORDS, SCREEN_WORDS } from "./admin-words.ts";

/**
 * Every screen behind the sign-in, by its path. One route for all of them: the list of routes is a part of every page
 * that members load, and theirs must not grow with the administration.
 */
const SCREENS = {
  dashboard: {
    title: SCREEN_WORDS.dashboard,
    Screen: latePart(() => import("./dashboard-page.tsx").then((module) => module.DashboardPage)),
  },
  users: {
    title: SCREEN_WORDS.users,
    Screen: latePart(() => import("./users/users-page.tsx").then((module) => module.UsersPage)),
  },
  companies: {
    title: SCREEN_WORDS.companies,
    Screen: latePart(() => import("./companies/companies-page.tsx").then((module) => module.CompaniesPage)),
  },
  "business-listings": {
    title: SCREEN_WORDS.listings,
    Screen: latePart(() => import("./listings/listings-page.tsx").then((module) => module.ListingsPage)),
  },
  "business-claims": {
    title: SCREEN_WORDS.claims,
    Screen: latePart(() => import("./claims/claims-page.tsx").then((module) => module.ClaimsPage)),
  },
  posts: {
    title: SCREEN_WORDS.cases,
    Screen: latePart(() => import("./cases/cases-page.tsx").then((module) => module.CasesPage)),
  },
  settings: {
    title: SCREEN_WORDS.settings,
    Screen: latePart(() => import("./settings-page.tsx").then((module) => module.SettingsPage)),
  },
};

/** Paths ignore case. */
const screenAt = (path = "") => Object.entries(SCREENS).find(([name]) => name === path.toLowerCase())?.[1];

export const meta = ({ params }: { params: { "*"?: string } }) =>
  adminMeta(screenAt(params["*"])?.title ?? FRAME_WORDS.area);

export default function AdminScreenPage() {
  const found = screenAt(useParams()["*"]);
  // Screens that are not built yet lead to the one that is.
  if (!found) return <Navigate to="/admin/dashboard" replace />;
  return (
    <Suspense
      fallback={
        <div className="grid min-h-[60dvh] flex-1 place-items-center text-brand">
          <Spinner label={FRAME_WORDS.loading} className="size-8" />
        </div>
      }
    >
      <found.Screen />
    </Suspense>
  );
}
