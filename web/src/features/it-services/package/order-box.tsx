import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useSession } from "../../../lib/session.ts";
import { cn } from "../../../ui/class-names.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";
import type { EnquiryOffer } from "../../enquiries/enquiry-target.ts";
import { OrderFields } from "../../enquiries/new/order-fields.tsx";
import { postPath } from "../it-address.ts";
import type { ChosenOrder } from "./use-order.ts";

interface OrderBoxProps extends ChosenOrder {
  one: ItPackage;
  className?: string;
}

/** Ordering sends an enquiry with the chosen tier and add-ons; no money is taken. */
export function OrderBox({ one, order, choose, className }: OrderBoxProps) {
  const { user } = useSession();
  const offer = offerOf(one);
  const isOwn = one.isOwn || user?.companyId === one.provider._id;
  return (
    <Panel className={cn("grid grid-cols-1 gap-3", className)}>
      <PanelHeader title="Your order" className="mb-0" />
      <OrderFields narrow offer={offer} order={order} onChange={choose} />
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
            target={{ type: "it_package", id: one._id, name: one.title, seller: one.provider.name, offer }}
            replyMedianMin={one.provider.replyMedianMin}
          />
          <Button asChild variant="secondary">
            <Link to={postPath([one.provider._id])}>Ask for a quote instead</Link>
          </Button>
          <p className="text-sm break-words text-muted">
            {one.provider.name} answers in your enquiries. You pay nothing here.
          </p>
        </>
      )}
    </Panel>
  );
}

const offerOf = ({ tiers, addOns }: ItPackage): EnquiryOffer => ({
  tiers: tiers.map(({ name, pricePaise, deliveryDays }) => ({ tier: name, pricePaise, deliveryDays })),
  addOns,
});
