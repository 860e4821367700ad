import { TICKET_TIMES } from "@cardplaza/contract/support/support-words";
import type { LegalDetails } from "@cardplaza/contract/policies/legal-details";
import { Mail, MapPin, Phone, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "../../ui/panel.tsx";

const LINK = "break-words text-brand-strong underline underline-offset-2";

const TITLE = "Grievance Officer";

/** The officer, whom the law asks to name, and who can be reached without the form. */
export function GrievanceOfficer({ legal }: { legal: LegalDetails }) {
  const { grievanceOfficer: officer, name, address } = legal;
  const { acknowledgeHours, resolveDays } = TICKET_TIMES.grievance;
  return (
    <Panel id="grievance-officer" aria-labelledby="officer-heading">
      <h2 id="officer-heading" className="flex items-center gap-2 text-lg">
        <Scale aria-hidden="true" className="size-5 text-brand-strong" /> {TITLE}
      </h2>
      {/* Only the title until the settings name somebody. */}
      {officer.name !== TITLE && <p className="mt-3 font-medium break-words">{officer.name}</p>}
      <ul className="mt-3 grid gap-2.5 text-sm">
        <Line icon={<Mail />}>
          <a href={`mailto:${officer.email}`} className={LINK}>
            {officer.email}
          </a>
        </Line>
        {officer.phone && (
          <Line icon={<Phone />}>
            <a href={`tel:${officer.phone.replace(/[^\d+]/g, "")}`} className={LINK}>
              {officer.phone}
            </a>
          </Line>
        )}
        <Line icon={<MapPin />}>
          <address className="whitespace-pre-line not-italic">
            {name}
            {"\n"}
            {address}
          </address>
        </Line>
      </ul>
      <p className="mt-4 text-sm text-pretty text-muted">
        A grievance is acknowledged within {acknowledgeHours} hours and decided within {resolveDays} days.
      </p>
    </Panel>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <div className="min-w-0 break-words">{children}</div>
    </li>
  );
}
