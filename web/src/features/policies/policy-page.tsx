import { dayInWords } from "@cardplaza/contract/date-words";
import { policyContents, readPolicy } from "@cardplaza/contract/policies/policy-rules";
import { POLICIES, type PolicySlug } from "@cardplaza/contract/policies/policy-words";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { pageContext } from "../../lib/page-context.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { Route } from "./+types/policy-page.ts";
import { PolicyContents } from "./policy-contents.tsx";
import { PolicyText } from "./policy-text.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const slug = url.pathname.split("/")[1]?.toLowerCase() ?? "";
  const version = url.searchParams.get("version") ?? undefined;
  const policy = await page.api["GET /api/policies/:slug"]({ params: { slug }, query: { version } });
  const language = url.searchParams.get("language") === "hi" ? "hi" : "en";
  const notice =
    policy.slug === "privacy-policy" && version === undefined
      ? await page.api["GET /api/privacy-notice"]({ query: { language } })
      : null;
  page.cache({ tags: ["policies"], query: ["version", "language"] });
  return { policy, notice, origin: page.origin };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { policy, origin } = loaderData;
  const { title, description } = POLICIES[policy.slug];
  return [
    ...pageMeta({ origin, path: `/${policy.slug}`, title, description, picture: "policies" }),
    ...(isNewest(policy) ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

const isNewest = ({ slug, version }: { slug: PolicySlug; version: string }) =>
  POLICIES[slug].versions[0].version === version;

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { policy, notice } = loaderData;
  const blocks = readPolicy(policy.body);
  return (
    <div className={cn(PAGE_WIDTH, "py-10 lg:py-16 print:max-w-none print:p-0")}>
      <header className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-6">
        <div>
          <h1 className="text-2xl lg:text-3xl">{policy.title}</h1>
          <p className="mt-2 text-sm text-muted">
            Last updated {dayInWords(policy.effectiveFrom)} · Version {policy.version}
          </p>
        </div>
        <PrintButton />
      </header>
      <div className="mt-8 grid gap-8 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-14 print:block">
        <PolicyContents sections={policyContents(blocks)} />
        <article className="max-w-[720px] min-w-0 print:max-w-none">
          {!isNewest(policy) && (
            <Notice tone="warning" className="mb-8">
              This is an earlier version.{" "}
              <Link to={`/${policy.slug}`} className="font-medium underline">
                Read the one that holds now
              </Link>
            </Notice>
          )}
          {notice && <PrivacyNotice notice={notice} />}
          <PolicyText blocks={blocks} />
          <OtherVersions slug={policy.slug} shown={policy.version} />
        </article>
      </div>
    </div>
  );
}

function PrintButton() {
  // It needs scripts. Its space is reserved, so that nothing moves.
  const hydrated = useHydrated();
  return (
    <Button
      variant="secondary"
      size="sm"
      className={cn("print:hidden", !hydrated && "invisible")}
      onClick={() => window.print()}
    >
      <Printer aria-hidden="true" /> Print
    </Button>
  );
}

function OtherVersions({ slug, shown }: { slug: PolicySlug; shown: string }) {
  const others = POLICIES[slug].versions.filter(({ version }) => version !== shown);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="mt-12 border-t border-line pt-6 print:hidden">
      <h2 id="versions" className="text-lg">
        Other versions
      </h2>
      <ul className="mt-2 text-sm">
        {others.map(({ version, effectiveFrom }) => (
          <li key={version}>
            <Link
              to={`/${slug}?version=${version}`}
              className="inline-flex min-h-9 items-center text-brand-strong underline underline-offset-2"
            >
              Version {version}, {dayInWords(effectiveFrom)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
