import type { ItPackage, PackageSummary } from "@cardplaza/contract/it-services/it-packages";
import { itCategoryName, providerPath } from "@cardplaza/contract/it-services/it-words";
import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { BusinessPicture } from "../../../ui/business-picture.tsx";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { PackageGrid } from "../browse/package-card.tsx";
import { ProviderRating } from "../browse/provider-card.tsx";
import { BackToList } from "../provider/provider-view.tsx";
import { OrderBox } from "./order-box.tsx";
import { ReportButton } from "../../moderation/report-button.tsx";
import { TierTable } from "./tier-table.tsx";
import { useOrder } from "./use-order.ts";

/** A package: its three tiers side by side, what it needs, and the order. */
export function PackageView({ one, others }: { one: ItPackage; others: PackageSummary[] }) {
  const { order, choose } = useOrder(one);
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <BackToList />
      <p className="text-sm font-medium text-brand-strong">{itCategoryName(one.category)}</p>
      <h1 className="mt-1 text-2xl break-words lg:text-3xl">{one.title}</h1>
      <Seller one={one} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
        <TierTable tiers={one.tiers} chosen={order.tier} onChoose={(tier) => choose({ tier })} />
        <OrderBox
          one={one}
          order={order}
          choose={choose}
          className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {one.requirements.length > 0 && (
            <Panel>
              <PanelHeader title="What we need from you" className="mb-3" />
              <ul className="ml-5 list-disc space-y-1">
                {one.requirements.map((need) => (
                  <li key={need} className="break-words">
                    {need}
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          {one.faq.length > 0 && <Faq one={one} />}
          <ReportButton call="POST /api/it-services/packages/:id/report" id={one._id} noun="package" />
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="more-packages" className="mt-12">
          <h2 id="more-packages" className="mb-4 text-xl break-words">
            More from {one.provider.name}
          </h2>
          <PackageGrid packages={others} />
        </section>
      )}
    </div>
  );
}

function Seller({ one: { provider } }: { one: ItPackage }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <BusinessPicture
        name={provider.name}
        picture={provider.logo}
        width={64}
        className="size-9 rounded-full"
      />
      <Link to={providerPath(provider)} className="min-w-0 font-medium break-words hover:underline">
        {provider.name}
      </Link>
      <ProviderRating {...provider} />
      {provider.city && <span className="text-sm text-muted">{provider.city}</span>}
    </div>
  );
}

function Faq({ one }: { one: ItPackage }) {
  return (
    <Panel>
      <PanelHeader title="Questions and answers" className="mb-3" />
      <div className="divide-y divide-line">
        {one.faq.map(({ q, a }) => (
          <details key={q} className="group py-1">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 break-words">{q}</span>
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="pb-3 break-words whitespace-pre-line text-muted">{a}</p>
          </details>
        ))}
      </div>
    </Panel>
  );
}
