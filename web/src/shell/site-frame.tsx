import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useSession } from "../lib/session.ts";
import { useViewer } from "./use-viewer.ts";

/** Header and footer around a page's content. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const { logOut } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-field bg-brand px-4 py-2.5 text-sm font-medium text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-2.5"
      >
        Skip to content
      </a>
      <Header viewer={viewer} onLogOut={() => void logOut()} />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
