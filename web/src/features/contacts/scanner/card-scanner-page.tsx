import { pageContext } from "../../../lib/page-context.ts";
import { pageMeta } from "../../../lib/page-meta.ts";
import { DRAWN_IN_BROWSER } from "../../../first-visit/page-start.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { cn } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ContactsList } from "../contacts-list.tsx";
import type { Route } from "./+types/card-scanner-page.ts";
import { ScannerBar } from "./scanner-bar.tsx";
import { Scanner } from "./scanner.tsx";

// Rendered by the server too, but its buttons need scripts, so they load at once.
export const handle = DRAWN_IN_BROWSER;

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.cache({ tags: ["card-scanner"], query: ["tab"] });
  return { origin: page.origin };
}

// A change of the tab needs nothing from the server, and works without it.
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  pageMeta({
    origin: loaderData?.origin ?? "",
    path: "/card-scanner",
    title: "Card scanner",
    description:
      "Scan the QR code of a digital card, or read a paper business card into your contacts. Pictures stay on your device.",
    picture: "card-scanner",
  });

export default function CardScannerPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={cn(PAGE_WIDTH, "grid max-w-[880px] grid-cols-1 gap-8 py-8 sm:py-12")}>
      <div className="grid grid-cols-1 gap-6">
        <div>
          <h1 className="text-2xl lg:text-3xl">Card scanner</h1>
          <p className="mt-3 max-w-xl text-pretty text-muted">
            Scan a QR code, or read a paper card into your contacts. Pictures are read in your browser and
            never uploaded.
          </p>
        </div>
        <Notice tone="warning" className="hidden noscript:flex">
          Scanning needs JavaScript and a current browser. Without it, open a card by typing its link into the
          address bar.
        </Notice>
        <Scanner origin={loaderData.origin} />
      </div>
      <ContactsList />
      <ScannerBar />
    </div>
  );
}
