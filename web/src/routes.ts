import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/**
 * Every screen of the product. Those under `members-only` need a sign-in; the others are public. A screen
 * lies in its room, or in `pages/` where it puts together what several rooms show.
 */
export default [
  layout("shell/site-layout.tsx", [
    ...["card", "preview/card", "business-card", "team-card"].map((way) =>
      route(`${way}/:slug`, "pages/public-card-page.tsx", { id: way }),
    ),
    route("company/:id", "pages/company-page.tsx"),
    route("product/:id", "features/companies/products/page/product-page.tsx"),
    layout("shell/query-layout.tsx", [
      index("features/home/home-page.tsx"),
      route("digital-business-cards", "features/home/landing/landing-page.tsx"),
      route("about", "features/home/about/about-page.tsx"),
      ...["terms-and-conditions", "privacy-policy", "refund-policy"].map((slug) =>
        route(slug, "features/policies/policy-page.tsx", { id: slug }),
      ),
      route("contact-us", "features/support/contact-page.tsx"),
      route("free-listing", "features/directory/free-listing-page.tsx"),
      route("auth", "features/accounts/auth-page.tsx"),
      route("forgot-password", "features/accounts/forgot-password-page.tsx"),
      route("auth/reset-password", "features/accounts/reset-password-page.tsx"),
      route("create-card", "features/cards/create-card-page.tsx"),
      route("team-card-scanner", "features/contacts/scanner/team-card-scanner-page.tsx"),
      route("card-scanner", "features/contacts/scanner/card-scanner-page.tsx"),
      route("search", "features/search/search-page.tsx"),
      route("businesses", "features/directory/browse/businesses-page.tsx"),
      route("business/:id", "features/directory/page/business-page.tsx"),
      route("it-services", "features/it-services/it-services-page.tsx"),
      route("jobs", "features/jobs/find/jobs-page.tsx"),
      route("jobs/:id", "features/jobs/page/job-page.tsx"),
      layout("site/members-only.tsx", [
        route("edit-card/:id", "features/cards/edit-card-page.tsx"),
        route("create-team-card", "features/cards/create-team-card-page.tsx"),
        route("create-team-card-form", "features/cards/create-team-card-form-page.tsx"),
        route("business-cards", "pages/dashboard-page.tsx"),
        route("business-listing", "features/directory/business-listing-page.tsx"),
        route("company-onboarding", "features/companies/onboarding/company-onboarding-page.tsx"),
        route("company-profile", "pages/company-profile-page.tsx"),
        route("my-products", "pages/my-products-page.tsx"),
        route("jobs/new", "features/jobs/form/new-job-page.tsx"),
        route("jobs/edit/:id", "features/jobs/form/edit-job-page.tsx"),
        route("my-jobs", "pages/my-jobs-page.tsx"),
        route("team-cards", "features/cards/team-cards-page.tsx"),
        route("business-enquiries", "features/enquiries/business-enquiries-page.tsx"),
        route("company-enquiries", "features/enquiries/company-enquiries-page.tsx"),
        route("notifications", "features/notifications/notifications-page.tsx"),
        route("profile", "features/profile/own-profile-page.tsx"),
        route("profile/:id", "features/profile/profile-page.tsx"),
        route("business-profile", "features/directory/profile/business-profile-page.tsx"),
        route("profile-old", "features/profile/profile-old-page.tsx"),
        route("connect-in", "pages/connect-in-page.tsx"),
        route("plazy", "pages/plazy-page.tsx"),
        route("plazy/jobs", "pages/plazy-jobs-page.tsx"),
      ]),
    ]),
    route("*", "shell/not-found-page.tsx"),
  ]),
  layout("shell/query-layout.tsx", { id: "administrators" }, [
    route("admin", "features/admin/admin-login-page.tsx", { id: "admin" }),
    route("admin/login", "features/admin/admin-login-page.tsx", { id: "admin-login" }),
    layout("features/admin/admins-only.tsx", [
      route("admin/dashboard", "features/admin/dashboard-page.tsx"),
      ...["users", "companies", "business-listings", "analytics", "posts", "settings", "business-claims"].map(
        (screen) =>
          route(`admin/${screen}`, "features/admin/to-dashboard-page.tsx", { id: `admin-${screen}` }),
      ),
    ]),
  ]),
  route("dev/ui", "features/dev/ui-page.tsx"),
] satisfies RouteConfig;
