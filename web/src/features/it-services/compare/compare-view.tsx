import type { Provider } from "@cardplaza/contract/it-services/it-providers";
import { IT_TEXT, providerPath } from "@cardplaza/contract/it-services/it-words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BusinessPicture } from "../../../ui/business-picture.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { ProviderRating } from "../browse/provider-card.tsx";
import { postPath } from "../it-address.ts";
import { FocusBars } from "../provider/focus-bars.tsx";
import { factsOf } from "../provider/provider-about.tsx";
import { BackToList } from "../provider/provider-view.tsx";

/** Up to three providers side by side; on a phone the table scrolls sideways. */
export function CompareView({ providers }: { providers: Provider[] }) {
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <BackToList />
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-2xl lg:text-3xl">Compare providers</h1>
        {providers.length > 0 && (
          <Button asChild>
            <Link to={postPath(providers.map(({ _id }) => _id))}>Invite all to quote</Link>
          </Button>
        )}
      </div>
      {providers.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState drawing="search" title={IT_TEXT.inviteGone} />
        </div>
      ) : (
        <ComparedTable providers={providers} />
      )}
    </div>
  );
}

function ComparedTable({ providers }: { providers: Provider[] }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full min-w-[40rem] table-fixed text-left text-sm">
        <thead>
          <tr className="border-b border-line align-top">
            <th scope="col" className="w-28 p-4 lg:w-40">
              <span className="sr-only">What is compared</span>
            </th>
            {providers.map((provider) => (
              <th key={provider._id} scope="col" className="p-4 font-normal">
                <BusinessPicture
                  name={provider.name}
                  picture={provider.logo}
                  width={96}
                  className="mb-2 size-12 rounded-field"
                />
                <Link
                  to={providerPath(provider)}
                  className="text-base font-semibold break-words hover:underline"
                >
                  {provider.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {rowsOf(providers).map(([name, cells]) => (
            <tr key={name}>
              <th scope="row" className="p-4 font-medium text-muted">
                {name}
              </th>
              {providers.map(({ _id }, at) => (
                <td key={_id} className="p-4 break-words tabular-nums">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const listed = (words: readonly string[]) => (words.length > 0 ? words.join(", ") : "–");

/** Each row with one cell for every provider. */
function rowsOf(providers: Provider[]): [name: string, cells: ReactNode[]][] {
  const facts = providers.map(factsOf);
  return [
    ["Rating", providers.map((provider) => <ProviderRating key={provider._id} {...provider} />)],
    ["Focus", providers.map(({ _id, focus }) => <FocusBars key={_id} focus={focus} />)],
    ...(facts[0] ?? []).map(([name], at): [string, ReactNode[]] => [
      name,
      facts.map((own) => own[at]?.[1] || "–"),
    ]),
    ["Technologies", providers.map(({ stack }) => listed(stack))],
    ["Certifications", providers.map(({ certifications }) => listed(certifications))],
    ["Works shown", providers.map(({ portfolio }) => portfolio.length)],
    ["Badges", providers.map(({ badges }) => listed(badges))],
  ];
}
