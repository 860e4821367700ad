import { dayInWords } from "@cardplaza/contract/date-words";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import type { Application } from "@cardplaza/contract/jobs/application";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { readablePhone } from "@cardplaza/contract/phones";
import { IdCard, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { FactRow } from "../../../ui/fact-row.tsx";
import { WhatsAppButton } from "../../../ui/whats-app-button.tsx";
import { OutsideAnswers } from "../../outside-answers/outside-answers.tsx";
import { wentOutside } from "../../outside-answers/went-outside.ts";
import { noticeText, paiseText, yearsText } from "./board-words.ts";
import { MatchReasons } from "./match-reasons.tsx";
import { PrivateNotes } from "./private-notes.tsx";

/** What the applicant wrote, how it fits, and what the team thinks of it. */
export function ApplicationFacts({ application, jobId }: { application: Application; jobId: string }) {
  const { email, phone, city, experienceYears, noticeDays, currentCtcPaise, expectedCtcPaise } = application;
  const { _id, name, jobTitle } = application;
  const target = { type: "application" as const, id: _id, name };
  const { skills, cover, answers, match, card, appliedAt } = application;
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {email && (
          <FactRow label="E-mail">
            <a
              href={`mailto:${email}`}
              onClick={() => wentOutside(target, "mail")}
              className="touch-area break-all text-brand-strong underline"
            >
              {email}
            </a>
          </FactRow>
        )}
        {phone && (
          <FactRow label="Phone">
            <span className="flex flex-wrap items-center gap-3">
              <a
                href={`tel:${phone}`}
                onClick={() => wentOutside(target, "call")}
                className="touch-area text-brand-strong tabular-nums underline"
              >
                {readablePhone(phone)}
              </a>
              <WhatsAppButton
                size="sm"
                phone={phone}
                text={WHATSAPP_LINE.toApplicant(name, jobTitle)}
                onPress={() => wentOutside(target, "whatsapp")}
              />
            </span>
          </FactRow>
        )}
        {city && <FactRow label="City">{city}</FactRow>}
        {experienceYears !== null && <FactRow label="Experience">{yearsText(experienceYears)}</FactRow>}
        {noticeDays !== null && <FactRow label="Notice">{noticeText(noticeDays)}</FactRow>}
        {currentCtcPaise !== null && <FactRow label="Current CTC">{paiseText(currentCtcPaise)}</FactRow>}
        {expectedCtcPaise !== null && <FactRow label="Expected CTC">{paiseText(expectedCtcPaise)}</FactRow>}
        <FactRow label="Applied on">{dayInWords(appliedAt)}</FactRow>
      </dl>
      <OutsideAnswers type="application" id={_id} />
      {card && (
        <Button asChild variant="secondary" size="sm" className="w-fit">
          <Link to={CARD_PATHS.card(card.slug)}>
            <IdCard /> Card of {card.name}
          </Link>
        </Button>
      )}
      {skills.length > 0 && (
        <Part title="Skills">
          <ul className="flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill} className="max-w-full">
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={`${match.score}% match`}>
        <MatchReasons match={match} />
      </Part>
      {answers.length > 0 && (
        <Part title="Answers">
          <dl className="grid grid-cols-1 gap-3 text-sm">
            {answers.map(({ text, answer, isKnockout }) => (
              <FactRow key={text} label={text}>
                <span className="flex flex-wrap items-center gap-2">
                  <span className="min-w-0 font-medium break-words">{answer || "No answer"}</span>
                  {isKnockout && (
                    <Badge tone="warning">
                      <TriangleAlert aria-hidden="true" /> Differs from what you need
                    </Badge>
                  )}
                </span>
              </FactRow>
            ))}
          </dl>
        </Part>
      )}
      {cover && (
        <Part title="Cover letter">
          <p className="rounded-card bg-sunken p-4 text-sm break-words whitespace-pre-line">{cover}</p>
        </Part>
      )}
      <PrivateNotes key={application._id} application={application} jobId={jobId} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}
