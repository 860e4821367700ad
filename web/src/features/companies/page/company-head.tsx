import type { Company } from "@cardplaza/contract/companies/companies";
import { industryName } from "@cardplaza/contract/companies/industries";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { PictureAtOnce } from "../../../ui/picture-at-once.tsx";
import { Rating } from "../../../ui/rating.tsx";
import { CompanyLogo } from "../company-logo.tsx";
import { peopleWords } from "../people-words.ts";
import { CompanyActions } from "./company-actions.tsx";

export function CompanyHead({ company, isTeam }: { company: Company; isTeam: boolean }) {
  const { name, tagline, ratingAvg, ratingCount, foundedYear } = company;
  const facts = [
    industryName(company.industry),
    company.address.city,
    peopleWords(company.size),
    foundedYear && `Since ${foundedYear}`,
  ].filter(Boolean);
  return (
    <header className="overflow-hidden rounded-card border border-line bg-raised">
      <Cover picture={company.cover} />
      <div className="grid grid-cols-1 gap-5 px-5 pb-6 sm:px-8">
        <div className="flex min-w-0 flex-wrap items-end gap-x-5 gap-y-3">
          <CompanyLogo
            name={name}
            logo={company.logo}
            eager
            className="relative -mt-10 size-20 border-4 border-raised text-3xl sm:-mt-14 sm:size-28"
          />
          <div className="min-w-0 basis-64 flex-1 pt-3">
            <h1 id="company-name" className="text-2xl break-words lg:text-3xl">
              {name || "Your company"}
            </h1>
            {tagline && <p className="mt-1 break-words">{tagline}</p>}
          </div>
        </div>
        <div>
          <p className="break-words text-muted">{facts.join(" · ")}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5">
            {ratingCount > 0 ? (
              <a href="#reviews" className="touch-area inline-flex min-h-6 items-center rounded-sm">
                <Rating value={ratingAvg} count={ratingCount} />
              </a>
            ) : (
              <span className="text-sm text-muted">No reviews yet</span>
            )}
            <BusinessBadges badges={company.badges} />
          </div>
        </div>
        <CompanyActions company={company} isTeam={isTeam} />
      </div>
    </header>
  );
}

function Cover({ picture }: { picture: string }) {
  if (!picture)
    return <div aria-hidden="true" className="h-24 bg-linear-to-br from-brand to-accent sm:h-36" />;
  return (
    <PictureAtOnce
      picture={picture}
      width={1200}
      sizes="(min-width: 1280px) 1200px, 100vw"
      alt=""
      fit="object-cover"
      className="aspect-[5/2] max-h-72 w-full bg-sunken sm:aspect-[4/1]"
    />
  );
}
