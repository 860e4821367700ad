import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { PremiumOnly } from "../../site/premium-only.tsx";
import { cn } from "../../ui/class-names.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { TeamCardChooser } from "./team/team-card-chooser.tsx";
import { useTeamCardLimit } from "./team/use-team-card-limit.ts";
import { TeamImportScreen } from "./team/team-import-screen.tsx";
import { TemplateScreen } from "./team/template-screen.tsx";

/** The chooser; the query leads on to what it offers. */
export default function CreateTeamCardPage() {
  const [from] = useAddressParam("from");
  const title =
    from === "csv" ? "Import team cards" : from === "template" ? "Team template" : "Create a team card";
  return (
    <>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      {from === "csv" ? (
        <PremiumOnly>
          <TeamImportScreen />
        </PremiumOnly>
      ) : from === "template" ? (
        <PremiumOnly>
          <TemplateScreen />
        </PremiumOnly>
      ) : (
        <Chooser />
      )}
    </>
  );
}

function Chooser() {
  const { cardLimit, failed, isFetching, refetch } = useTeamCardLimit();
  return (
    <div className={cn(PAGE_WIDTH, "max-w-[760px] py-8 sm:py-12")}>
      <h1 className="text-2xl sm:text-3xl">Create a team card</h1>
      <p className="mt-2 text-muted">A card for somebody who works with you.</p>
      {cardLimit ? (
        <TeamCardChooser cardLimit={cardLimit} />
      ) : failed ? (
        <ErrorState
          title="Your team cards did not load"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingArea label="Loading your team cards" className="mt-8 grid grid-cols-1 gap-3">
          <Skeleton className="h-6 w-40" />
          {["one", "csv", "template"].map((row) => (
            <Skeleton key={row} className="h-[86px] rounded-card" />
          ))}
        </LoadingArea>
      )}
    </div>
  );
}
