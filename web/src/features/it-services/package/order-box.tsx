import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import { paiseWords } from "@cardplaza/contract/it-services/it-rules";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useSession } from "../../../lib/session.ts";
import { Panel } from "../../../ui/panel.tsx";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";
import { postPath } from "../it-address.ts";

/** Ordering sends an enquiry with the chosen tier and add-ons; no money is taken. */
export function OrderBox({ one }: { one: ItPackage }) {
  const { user } = useSession();
  const isOwn = one.isOwn || user?.companyId === one.provider._id;
  return (
    <Panel className="grid gap-3 max-lg:order-first lg:sticky lg:top-20">
      <p className="text-2xl font-semibold tabular-nums">From {paiseWords(one.fromPaise)}</p>
      {isOwn ? (
        <>
          <p className="text-sm text-muted">This is your package, as everybody sees it.</p>
          <Button asChild variant="secondary">
            <Link to="/my-products?tab=packages">Edit your packages</Link>
          </Button>
        </>
      ) : (
        <>
          <EnquireButton
            label="Order"
            target={{
              type: "it_package",
              id: one._id,
              name: one.title,
              offer: {
                tiers: one.tiers.map(({ name, pricePaise, deliveryDays }) => ({
                  tier: name,
                  pricePaise,
                  deliveryDays,
                })),
                addOns: one.addOns,
              },
            }}
            replyMedianMin={one.provider.replyMedianMin}
          />
          <Button asChild variant="secondary">
            <Link to={postPath([one.provider._id])}>Ask for a quote instead</Link>
          </Button>
          <p className="text-sm text-muted">
            You choose tier and add-ons and see the price. {one.provider.name} answers in your enquiries. You
            pay nothing here.
          </p>
        </>
      )}
    </Panel>
  );
}
