import type { Provider } from "@cardplaza/contract/it-services/it-providers";
import { hourlyWords, paiseWords } from "@cardplaza/contract/it-services/it-rules";
import { BadgeCheck } from "lucide-react";
import { Chip } from "../../../ui/chip.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { FocusBars } from "./focus-bars.tsx";

/** The focus as bars, the rates, the technologies and the certifications. */
export function ProviderAbout({ provider }: { provider: Provider }) {
  const { about, stack, certifications } = provider;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {about && (
          <Panel>
            <PanelHeader title="About" className="mb-3" />
            <p className="break-words whitespace-pre-line">{about}</p>
          </Panel>
        )}
        {stack.length > 0 && (
          <Panel>
            <PanelHeader title="Technologies" className="mb-3" />
            <ul className="flex flex-wrap gap-2">
              {stack.map((word) => (
                <li key={word} className="max-w-full">
                  <Chip>{word}</Chip>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {certifications.length > 0 && (
          <Panel>
            <PanelHeader title="Certifications" className="mb-3" />
            <ul className="grid grid-cols-1 gap-2">
              {certifications.map((certification) => (
                <li key={certification} className="flex items-start gap-2">
                  <BadgeCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brand" />
                  <span className="min-w-0 break-words">{certification}</span>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-xs text-muted">As the provider says. We have not checked them.</p>
          </Panel>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Panel>
          <PanelHeader title="Focus" className="mb-3" />
          <FocusBars focus={provider.focus} />
        </Panel>
        <Panel>
          <PanelHeader title="Rates and team" className="mb-3" />
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm *:odd:text-muted *:even:text-right *:even:font-medium">
            {factsOf(provider)
              .filter(([, value]) => value !== "")
              .map(([name, value]) => [
                <dt key={name}>{name}</dt>,
                <dd key={`${name}-is`} className="break-words">
                  {value}
                </dd>,
              ])}
          </dl>
        </Panel>
      </div>
    </div>
  );
}

/** What is compared between providers, too; empty where the provider says nothing. */
export const factsOf = (provider: Provider): [name: string, value: string][] => [
  ["Smallest project", paiseWords(provider.minProjectPaise)],
  ["Hourly rate", hourlyWords(provider.hourlyMinPaise, provider.hourlyMaxPaise)],
  ["Team", provider.size],
  ["City", provider.city],
  ["Founded", provider.foundedYear === null ? "" : String(provider.foundedYear)],
];
