import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { problemText } from "../../lib/problem-text.ts";

/** What saving ran into, and what to do. */
export function ProblemNotice({ error, action }: { error: unknown; action?: ReactNode }) {
  const { pathname } = useLocation();
  if (!error) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  const text = problemText(error);
  const upgrade = code === "PREMIUM_REQUIRED" || code === "LIMIT_REACHED";
  return (
    <Notice
      tone="danger"
      live
      className="mb-5"
      action={
        upgrade ? (
          <Button asChild size="sm" variant="secondary">
            <Link to={`/business-cards/?upgrade=true&redirect=${encodeURIComponent(pathname)}`}>
              See Premium
            </Link>
          </Button>
        ) : (
          action
        )
      }
    >
      {/[.!?]$/.test(text) ? text : `${text}.`}{" "}
      {code !== "VALIDATION" && code !== "CONFLICT" && !upgrade && "Nothing you typed is lost."}
    </Notice>
  );
}
