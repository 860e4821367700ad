import { MEASURE_TEXT as text } from "@cardplaza/contract/accounts/measure-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { DRAWN_IN_BROWSER } from "../first-visit/page-start.ts";
import { DeletePanel } from "../features/account-data/delete-panel.tsx";
import { ExportPanel } from "../features/account-data/export-panel.tsx";
import { SuspensionAppeal } from "../features/cases/suspension-appeal.tsx";
import { query } from "../lib/query.ts";
import { useSession } from "../lib/session.ts";
import type { Decision } from "../site/guard-decision.ts";
import { Guarded } from "../site/guarded.tsx";
import { Button } from "../ui/button.tsx";
import { Panel, PanelHeader } from "../ui/panel.tsx";

export const handle = DRAWN_IN_BROWSER;

export const meta = () => [
  { title: `${text.title} · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

/** All that a suspended member sees of the product: why, until when, and what can be done. */
export default function SuspendedPage() {
  const { status, retry, logOut } = useSession();
  const enabled = status === "suspended";
  const { data: me } = useQuery({ ...query["GET /api/auth/me"](), enabled });
  const profile = useQuery({ ...query["GET /api/user-profile"](), enabled });
  const suspension = me?.suspension;
  if (!enabled || !suspension) return <Guarded decision={decide(status)} onRetry={() => void retry()} />;
  const { until, reason } = suspension;
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-2xl">{text.heading(until)}</h1>
      <Panel>
        <PanelHeader title={text.reason} className="mb-2" />
        <p className="break-words whitespace-pre-wrap">{reason}</p>
        <p className="mt-4 text-muted">{until ? text.follows : text.followsForGood}</p>
      </Panel>
      <Panel>
        <SuspensionAppeal
          otherwise={<PanelHeader title={text.appealTitle} description={text.appeal} className="mb-0" />}
        />
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          <Button asChild variant="secondary">
            <Link to="/contact-us">{text.write}</Link>
          </Button>
          <Button variant="secondary" onClick={() => void logOut()}>
            <LogOut /> {text.signOut}
          </Button>
        </div>
      </Panel>
      {profile.data && (
        <>
          <ExportPanel email={profile.data.email} />
          <DeletePanel account={profile.data} />
        </>
      )}
    </div>
  );
}

function decide(status: ReturnType<typeof useSession>["status"]): Decision {
  if (status === "failed") return "failed";
  if (status === "loading" || status === "suspended") return "wait";
  return { goTo: status === "member" ? "/connect-in" : "/auth" };
}
