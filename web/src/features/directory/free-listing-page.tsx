import { Navigate } from "react-router";
import { pageContext } from "../../lib/page-context.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { useViewer } from "../../lib/use-viewer.ts";
import { cn } from "../../ui/class-names.ts";
import type { Route } from "./+types/free-listing-page.ts";
import { Benefits } from "./free-listing/benefits.tsx";
import { ListingQuestions } from "./free-listing/listing-questions.tsx";
import { SampleListing } from "./free-listing/sample-listing.tsx";
import { StarterForm } from "./free-listing/starter-form.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.cache({ tags: ["free-listing"], query: [] });
  return { origin: page.origin };
}

const DESCRIPTION =
  "Put your shop, studio or service into India's business directory for free: a page of your own with hours, photos, reviews and enquiries. No fee and no commission.";

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    origin: loaderData?.origin ?? "",
    path: "/free-listing",
    title: "List your business free",
    description: DESCRIPTION,
    picture: "free-listing",
  });
}

export default function FreeListingPage() {
  const viewer = useViewer();
  if (viewer?.hasListing) return <Navigate to="/business-profile" replace />;
  return (
    <>
      <section className="overflow-x-clip border-b border-line bg-raised">
        <div className={cn(PAGE_WIDTH, "grid items-center gap-x-14 gap-y-12 py-12 lg:grid-cols-2 lg:py-20")}>
          <div>
            <h1 className="text-3xl text-balance sm:text-4xl">List your business free</h1>
            <p className="mt-4 max-w-lg text-pretty text-muted lg:text-lg">
              A page of your own with hours, photos, reviews and enquiries, found by people in your city. Four
              fields to begin; the rest can wait.
            </p>
            <StarterForm />
          </div>
          <SampleListing />
        </div>
      </section>
      <Benefits />
      <ListingQuestions />
    </>
  );
}
