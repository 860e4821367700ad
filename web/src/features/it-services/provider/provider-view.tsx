import { companyPath } from "@cardplaza/contract/companies/company-seen";
import type { PackageSummary } from "@cardplaza/contract/it-services/it-packages";
import type { Provider } from "@cardplaza/contract/it-services/it-providers";
import { rateLine } from "@cardplaza/contract/it-services/it-rules";
import { IT_SERVICES_PATH } from "@cardplaza/contract/it-services/it-words";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { BusinessPicture } from "../../../ui/business-picture.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { PageTabs } from "../../../ui/page-tabs.tsx";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";
import { LateReviews } from "../../reviews/late-reviews.tsx";
import { CompareBar } from "../browse/compare-bar.tsx";
import { PackageGrid } from "../browse/package-card.tsx";
import { ProviderRating } from "../browse/provider-card.tsx";
import { postPath } from "../it-address.ts";
import { reviewedProvider } from "../reviewed-provider.ts";
import { Portfolio } from "./portfolio.tsx";
import { ProviderAbout } from "./provider-about.tsx";

const TABS = { about: "About", packages: "Packages", portfolio: "Portfolio", reviews: "Reviews" } as const;

interface ProviderViewProps {
  provider: Provider;
  packages: PackageSummary[];
  reviews: ReviewList;
}

/** A provider with all that is to be known of it. */
export function ProviderView({ provider, packages, reviews }: ProviderViewProps) {
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <BackToList />
      <Head provider={provider} />
      <PageTabs
        label={`About ${provider.name}`}
        labels={TABS}
        panels={{
          about: <ProviderAbout provider={provider} />,
          ...(packages.length > 0 ? { packages: <PackageGrid packages={packages} /> } : {}),
          ...(provider.portfolio.length > 0 ? { portfolio: <Portfolio provider={provider} /> } : {}),
          reviews: <LateReviews target={reviewedProvider(provider)} initial={reviews} />,
        }}
        counts={{
          packages: packages.length,
          portfolio: provider.portfolio.length,
          reviews: provider.ratingCount,
        }}
      />
      <div className="mt-8">
        <CompareBar />
      </div>
    </div>
  );
}

export function BackToList() {
  return (
    <Link
      to={IT_SERVICES_PATH}
      className="mb-4 inline-flex min-h-11 items-center gap-1 text-sm font-medium text-brand-strong hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" /> IT services
    </Link>
  );
}

function Head({ provider }: { provider: Provider }) {
  const { _id, name, logo, tagline, city, badges, replyMedianMin } = provider;
  return (
    <header className="flex flex-col gap-5 sm:flex-row">
      <BusinessPicture
        name={name}
        picture={logo}
        width={160}
        sizes="112px"
        eager
        className="size-24 shrink-0 rounded-card sm:size-28"
      />
      <div className="min-w-0 flex-1">
        <h1 className="text-2xl break-words lg:text-3xl">{name}</h1>
        {tagline && <p className="mt-1 break-words text-muted">{tagline}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <ProviderRating {...provider} />
          <BusinessBadges badges={badges} />
          {city && <span className="text-sm text-muted">{city}</span>}
        </div>
        <p className="mt-2 font-medium tabular-nums">{rateLine(provider)}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button asChild>
            <Link to={postPath([_id])}>Invite to quote</Link>
          </Button>
          <EnquireButton
            variant="secondary"
            target={{ type: "company", id: _id, name }}
            replyMedianMin={replyMedianMin}
          />
          <Button asChild variant="ghost">
            <Link to={companyPath({ slug: provider.companySlug })}>Company profile</Link>
          </Button>
        </div>
      </div>
    </header>
  );
}
