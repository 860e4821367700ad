import { TICKET_TIMES } from "@cardplaza/contract/support/support-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Link } from "react-router";
import { pageContext } from "../../lib/page-context.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { cn } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import type { Route } from "./+types/contact-page.ts";
import { isTopic } from "./check-message.ts";
import { ContactForm } from "./contact-form.tsx";
import { GrievanceOfficer } from "./grievance-officer.tsx";
import { ReopenByLink } from "./reopen-by-link.tsx";
import { YourMessages } from "./your-messages.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.cache({ tags: ["contact"], query: ["topic"] });
  const [legal, { email }] = await Promise.all([
    page.api["GET /api/legal-details"](),
    page.api["GET /api/contact"](),
  ]);
  const topic = url.searchParams.get("topic");
  return { legal, email, topic: isTopic(topic) ? topic : null, origin: page.origin };
}

const DESCRIPTION = `Write to ${PRODUCT_NAME}: questions, support, billing, grievances and your personal data. Every message gets a ticket number and an answer.`;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    origin: loaderData?.origin ?? "",
    path: "/contact-us",
    title: "Contact us",
    description: DESCRIPTION,
    picture: "contact-us",
  });
}

const LINK = "text-brand-strong underline underline-offset-2 break-words";

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { legal, email, topic } = loaderData;
  const { acknowledgeHours, resolveDays } = TICKET_TIMES.other;
  const mail = (
    <a href={`mailto:${email}`} className={LINK}>
      {email}
    </a>
  );
  return (
    <div className={cn(PAGE_WIDTH, "py-10 lg:py-16")}>
      <h1 className="text-2xl lg:text-3xl">Contact us</h1>
      <p className="mt-3 max-w-xl text-pretty text-muted lg:text-lg">
        Every message gets a ticket number, and a person reads it.
      </p>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-8">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <ReopenByLink />
          <Panel aria-label="Write to us">
            <Notice tone="warning" className="mb-5 hidden noscript:flex">
              This form needs JavaScript. Without it, write to {mail}.
            </Notice>
            <ContactForm topic={topic} />
          </Panel>
          <YourMessages />
        </div>
        <aside className="grid min-w-0 grid-cols-1 gap-6" aria-label="Other ways to reach us">
          <GrievanceOfficer legal={legal} />
          <Panel>
            <PanelHeader title="Prefer e-mail?" className="mb-3" />
            <div className="grid gap-3 text-sm text-pretty text-muted">
              <p>Write to {mail}. Reports about a card or a business are quickest with its Report button.</p>
              <p>
                We acknowledge messages within {acknowledgeHours} hours and aim to resolve them within{" "}
                {resolveDays} days.
              </p>
              <p>
                The{" "}
                <Link to="/privacy-policy" className={LINK}>
                  privacy policy
                </Link>{" "}
                says how we use what you write.
              </p>
            </div>
          </Panel>
        </aside>
      </div>
    </div>
  );
}
