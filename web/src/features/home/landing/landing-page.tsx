import { pageContext } from "../../../lib/page-context.ts";
import { pageMeta } from "../../../lib/page-meta.ts";
import { ClosingCall } from "../closing-call.tsx";
import { HowItWorks } from "../how-it-works.tsx";
import { Plans } from "../plans.tsx";
import { Questions } from "../questions.tsx";
import type { Route } from "./+types/landing-page.ts";
import { ExampleCards } from "./example-cards.tsx";
import { NameTrial } from "./name-trial.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.cache({ tags: ["example-cards"], query: [] });
  return { ...(await page.api["GET /api/example-cards"]()), origin: page.origin };
}

const DESCRIPTION =
  "A business card that is always with you: made in minutes, shared by link or QR, saved to the contacts with one tap.";

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  pageMeta({
    origin: loaderData?.origin ?? "",
    path: "/digital-business-cards",
    title: "Digital business cards",
    description: DESCRIPTION,
    picture: "digital-business-cards",
  });

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
