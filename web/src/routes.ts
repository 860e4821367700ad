import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// Every page brings the list of all screens: an id that repeats the path costs nearly nothing there, a file name does.
const screen = (path: string, file: string) => route(path, file, { id: path });

/**
 * Every screen of the product. Those under `members-only` need a sign-in; the others are public. A screen
 * lies in its room, or in `pages/` where it puts together what several rooms show.
 */
export default [
  layout("shell/site-layout.tsx", [
    ...["card", "preview/card", "business-card", "team-card"].map((way) =>
      route(`${way}/:slug`, "pages/public-card-page.tsx", { id: way }),
    ),
    screen("company/:id", "pages/company-page.tsx"),
    screen("post/:id", "features/connect/post-page/post-page.tsx"),
    screen("product/:id", "features/companies/products/page/product-page.tsx"),
    layout("shell/query-layout.tsx", [
      index("features/home/home-page.tsx"),
      screen("digital-business-cards", "features/home/landing/landing-page.tsx"),
      screen("about", "features/home/about/about-page.tsx"),
      ...["terms-and-conditions", "privacy-policy", "refund-policy"].map((slug) =>
        route(slug, "features/policies/policy-page.tsx", { id: slug }),
      ),
      screen("contact-us", "features/support/contact-page.tsx"),
      screen("free-listing", "features/directory/free-listing-page.tsx"),
      screen("auth", "features/accounts/auth-page.tsx"),
      screen("suspended", "pages/suspended-page.tsx"),
      screen("forgot-password", "features/accounts/forgot-password-page.tsx"),
      screen("auth/reset-password", "features/accounts/reset-password-page.tsx"),
      screen("create-card", "features/cards/create-card-page.tsx"),
      screen("team-card-scanner", "features/contacts/scanner/team-card-scanner-page.tsx"),
      screen("card-scanner", "features/contacts/scanner/card-scanner-page.tsx"),
      screen("search", "features/search/search-page.tsx"),
      screen("businesses", "features/directory/browse/businesses-page.tsx"),
      screen("business/:id", "features/directory/page/business-page.tsx"),
      screen("it-services", "features/it-services/it-services-page.tsx"),
      screen("jobs", "features/jobs/find/jobs-page.tsx"),
      screen("jobs/:id", "features/jobs/page/job-page.tsx"),
      screen("offline-networking", "pages/offline-networking-page.tsx"),
      layout("site/members-only.tsx", [
        screen("edit-card/:id", "features/cards/edit-card-page.tsx"),
        screen("create-team-card", "features/cards/create-team-card-page.tsx"),
        screen("create-team-card-form", "features/cards/create-team-card-form-page.tsx"),
        screen("business-cards", "pages/dashboard-page.tsx"),
        screen("business-listing", "features/directory/business-listing-page.tsx"),
        screen("company-onboarding", "features/companies/onboarding/company-onboarding-page.tsx"),
        screen("company-profile", "pages/company-profile-page.tsx"),
        screen("my-products", "pages/my-products-page.tsx"),
        screen("jobs/new", "features/jobs/form/new-job-page.tsx"),
        screen("jobs/edit/:id", "features/jobs/form/edit-job-page.tsx"),
        screen("my-jobs", "pages/my-jobs-page.tsx"),
        screen("team-cards", "features/cards/team-cards-page.tsx"),
        screen("business-enquiries", "features/enquiries/business-enquiries-page.tsx"),
        screen("company-enquiries", "features/enquiries/company-enquiries-page.tsx"),
        screen("messages", "features/messages/messages-page.tsx"),
        screen("notifications", "pages/notifications-page.tsx"),
        screen("profile", "pages/own-profile-page.tsx"),
        screen("profile/:id", "pages/profile-page.tsx"),
        screen("business-profile", "features/directory/profile/business-profile-page.tsx"),
        screen("profile-old", "features/people/profile-old-page.tsx"),
        screen("connect-in", "pages/connect-in-page.tsx"),
        ...["plazy", "plazy/feed", "plazy/explore", "plazy/bookmarks"].map((path) =>
          screen(path, "pages/plazy-page.tsx"),
        ),
        screen("plazy/connections", "pages/plazy-connections-page.tsx"),
        screen("plazy/jobs", "pages/plazy-jobs-page.tsx"),
      ]),
    ]),
    screen("*", "shell/not-found-page.tsx"),
  ]),
  layout("shell/query-layout.tsx", { id: "admins" }, [
    screen("admin", "features/admin/admin-login-page.tsx"),
    screen("admin/login", "features/admin/admin-login-page.tsx"),
    layout("features/admin/admins-only.tsx", [screen("admin/*", "features/admin/admin-screen-page.tsx")]),
  ]),
  screen("dev/ui", "features/dev/ui-page.tsx"),
] satisfies RouteConfig;
