import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { RotateCcw } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Button } from "../ui/button.tsx";
import { cn } from "../ui/class-names.ts";
import { PAGE_WIDTH } from "../ui/page-width.ts";

export interface ErrorPageProps {
  title?: string;
  description?: string;
  /** Lets support find the failed call. */
  requestId?: string;
  /** What Retry does; if absent, it loads the page again. */
  onRetry?: () => void;
}

export function ErrorPage({
  title = "Something went wrong",
  description = "We could not show this page. Please try again; if it keeps happening, write to us.",
  requestId,
  onRetry,
}: ErrorPageProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={cn(PAGE_WIDTH, "flex flex-1 flex-col items-center justify-center py-20 text-center")}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <TornCard />
      <h1 className="mt-8 text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-3 max-w-md text-pretty text-muted">{description}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {onRetry ? (
          <Button size="lg" onClick={onRetry}>
            <RotateCcw /> Retry
          </Button>
        ) : (
          <Button asChild size="lg">
            {/* A whole new page of this very address: it works when the scripts are what failed. */}
            <Link to={{ pathname, search }} reloadDocument>
              <RotateCcw /> Retry
            </Link>
          </Button>
        )}
        <Button asChild size="lg" variant="secondary">
          <Link to="/">Go to the home page</Link>
        </Button>
      </div>
      {requestId && (
        <p className="mt-8 text-xs text-muted">
          Reference: <code className="select-all">{requestId}</code>
        </p>
      )}
    </div>
  );
}

function TornCard() {
  return (
    <svg
      viewBox="0 0 120 80"
      aria-hidden="true"
      className="w-36 fill-none stroke-line-strong stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path className="fill-raised" d="M56 10H16a8 8 0 0 0-8 8v44a8 8 0 0 0 8 8h36l-7-14 9-12-6-12z" />
      <path
        className="fill-raised"
        d="M70 12l36 5a6 6 0 0 1 5 7l-6 43a6 6 0 0 1-7 5l-34-5-6-14 10-12-5-12z"
      />
      <circle cx="26" cy="30" r="6" className="stroke-brand" />
      <path d="M20 48h16M20 57h12M78 34l20 3M76 46l20 3" />
    </svg>
  );
}
