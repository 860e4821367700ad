import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { STYLES_GO_HERE } from "./first-visit/page-styles.ts";
import { START_SESSION } from "./first-visit/session-start.ts";
import { ErrorPage } from "./site/error-page.tsx";
import { LoadingScreen } from "./site/loading-screen.tsx";
import { SessionProvider } from "./shell/session-provider.tsx";
import { SITE_ICONS } from "./shell/site-icons.ts";
import { useScrollToTop } from "./shell/use-scroll-to-top.ts";
import { Toaster } from "./ui/overlays/toaster.tsx";

// Runs before the first paint, so a chosen theme never flashes.
const APPLY_THEME = `try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

export const links = () => SITE_ICONS;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* It has run when the page's scripts come: they leave it as it is, and need not bring its text again. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${APPLY_THEME};${START_SESSION}` : "" }}
        />
        <style href="app" precedence="app">
          {import.meta.env.SSR ? STYLES_GO_HERE : ""}
        </style>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useScrollToTop();
  return (
    <>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
      <Toaster />
    </>
  );
}

/** Pages that are rendered in the browser show this until their scripts have loaded. */
export function HydrateFallback() {
  return <LoadingScreen />;
}

export function ErrorBoundary() {
  return (
    <main className="flex min-h-dvh flex-col">
      <ErrorPage />
    </main>
  );
}
