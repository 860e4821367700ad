import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { pageContext } from "../../lib/page-context.ts";
import { ClosingCall } from "../home/closing-call.tsx";
import { HowItWorks } from "../home/how-it-works.tsx";
import { Plans } from "../home/plans.tsx";
import { Questions } from "../home/questions.tsx";
import type { Route } from "./+types/landing-page.ts";
import { ExampleCards } from "./example-cards.tsx";
import { NameTrial } from "./name-trial.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.keep({ tags: ["example-cards"], query: [] });
  return { ...(await page.api["GET /api/example-cards"]()), origin: page.origin };
}

const TITLE = `Digital business cards · ${PRODUCT_NAME}`;
const DESCRIPTION =
  "A business card that is always with you: made in minutes, shared by link or QR, saved to the contacts with one tap.";

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const address = `${loaderData?.origin ?? ""}/digital-business-cards`;
  return [
    { title: TITLE },
    { name: "description", content: DESCRIPTION },
    { property: "og:type", content: "website" },
    { property: "og:title", content: TITLE },
    { property: "og:description", content: DESCRIPTION },
    { property: "og:url", content: address },
    { tagName: "link", rel: "canonical", href: address },
  ];
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NameTrial />
      <ExampleCards cards={loaderData.cards} />
      <HowItWorks />
      <Plans />
      <Questions />
      <ClosingCall />
    </>
  );
}
