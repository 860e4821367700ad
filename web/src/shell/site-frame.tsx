import { type ReactNode, Suspense, useState } from "react";
import { ComingScreen } from "./coming-screen.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useSession } from "../lib/session.ts";
import { lazyWithQueries } from "../first-visit/lazy-with-queries.tsx";
import type { Viewer } from "../lib/use-viewer.ts";

// Only needed for members.
const late = () => import("./late-members.ts");
const KnownViewer = lazyWithQueries(() => late().then(({ loadKnownViewer }) => loadKnownViewer()));
const MemberParts = lazyWithQueries(() => late().then(({ loadMemberParts }) => loadMemberParts()));
const KeepOutbox = lazyWithQueries(() => late().then(({ loadKeepOutbox }) => loadKeepOutbox()));
const NewTermsGate = lazyWithQueries(() => late().then(({ loadNewTermsGate }) => loadNewTermsGate()));
const PurchaseGate = lazyWithQueries(() => late().then(({ loadPurchaseGate }) => loadPurchaseGate()));

/** Header and footer around a page's content. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { status, logOut } = useSession();
  const [known, setKnown] = useState<Viewer>();
  const viewer = status === "visitor" || status === "suspended" ? null : known;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only print:hidden rounded-field bg-brand px-4 py-2.5 text-sm font-medium text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-2.5"
      >
        Skip to content
      </a>
      {status === "member" && (
        <Suspense>
          <KnownViewer onKnown={setKnown} />
          <NewTermsGate />
          <PurchaseGate />
        </Suspense>
      )}
      <Header viewer={viewer} onLogOut={() => void logOut()} />
      {status === "member" && (
        <Suspense>
          <KeepOutbox />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
        <ComingScreen />
      </main>
      <Footer />
      {status === "member" && (
        <Suspense>
          <MemberParts viewer={known} />
        </Suspense>
      )}
    </div>
  );
}
