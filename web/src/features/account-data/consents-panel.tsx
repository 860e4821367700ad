import type { ConsentRecord } from "@cardplaza/contract/account-data/account-data";
import { dayInWords } from "@cardplaza/contract/date-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Link } from "react-router";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { PolicyLink } from "../policies/policy-link.tsx";
import { useConsents, useMarketingConsent } from "./use-consents.ts";

const PURPOSES: Record<ConsentRecord["purpose"], string> = {
  terms: "Terms and privacy policy",
  adult: "18 years or older",
  marketing: `News from ${PRODUCT_NAME}`,
};

/** What was agreed to and when; the newest record of a purpose is what holds. */
export function ConsentsPanel() {
  const { data, isError, isFetching, refetch } = useConsents();
  return (
    <Panel aria-labelledby="consents">
      <PanelHeader
        title={<span id="consents">Consents</span>}
        description="What you agreed to. Earlier choices stay on record."
      />
      {data ? (
        <Consents records={data.consents} />
      ) : isError ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} className="py-2" />
      ) : (
        <LoadingArea label="Loading your consents">
          <SkeletonText lines={4} />
        </LoadingArea>
      )}
    </Panel>
  );
}

function Consents({ records }: { records: ConsentRecord[] }) {
  const choose = useMarketingConsent();
  const newest = records.find(({ purpose }) => purpose === "marketing");
  const on = choose.isPending ? choose.variables : (newest?.given ?? false);
  return (
    <>
      <Switch
        label="News and tips by e-mail"
        hint="About new features, now and then. You can switch it off at any time."
        checked={on}
        onChange={(event) => choose.mutate(event.target.checked)}
      />
      <p className="mt-4 text-sm text-muted">
        An account needs the <PolicyLink to="/terms-and-conditions">terms</PolicyLink> and the{" "}
        <PolicyLink to="/privacy-policy">privacy policy</PolicyLink>. To take that consent back,{" "}
        <Link to="/profile?tab=account" className="text-brand-strong underline underline-offset-2">
          delete your account
        </Link>
        .
      </p>
      {records.length > 0 ? (
        <ul className="mt-5 divide-y divide-line border-t border-line text-sm">
          {records.map(({ purpose, given, version, at }) => (
            <li key={purpose + at} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
              <span>
                {PURPOSES[purpose]}
                <span className="text-muted"> · {given ? "agreed" : "withdrawn"}</span>
              </span>
              <span className="text-muted tabular-nums">
                {dayInWords(at)}, version {version}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-5 border-t border-line pt-3 text-sm text-muted">Nothing on record yet.</p>
      )}
    </>
  );
}
