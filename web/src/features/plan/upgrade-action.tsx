import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import type { Subscription } from "@cardplaza/contract/plan/subscription";
import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { DialogFooter } from "../../ui/overlays/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { showAtFields } from "../../forms/saving/show-at-fields.ts";
import { PolicyLink } from "../policies/policy-link.tsx";
import {
  BILLING_FIELDS,
  BillingFields,
  type BillingValues,
  toBillingDetails,
  toBillingValues,
} from "./billing-fields.tsx";
import { loadCheckout, needsFreshPage, openedAddress, openFreshPage } from "./razorpay-checkout.ts";
import type { usePurchase } from "./use-purchase.ts";
import { useSaveBilling, useSubscription } from "./use-subscription.ts";
import { UPGRADE_WORDS } from "./plan-words.ts";

type Purchase = ReturnType<typeof usePurchase>;

/** The way to pay, with optional billing details for the invoice. */
export function UpgradeAction({ purchase }: { purchase: Purchase }) {
  const { data, isError, isFetching, refetch } = useSubscription();
  if (data?.checkout) return <PayForm subscription={data} checkout={data.checkout} purchase={purchase} />;
  return (
    <DialogFooter className="justify-start">
      {data ? (
        <p className="text-sm text-muted">
          {PAYMENT_TEXT.off} {UPGRADE_WORDS.writeToUs}
        </p>
      ) : isError ? (
        <Notice
          tone="danger"
          live
          className="w-full"
          action={
            <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {UPGRADE_WORDS.retry}
            </Button>
          }
        >
          {UPGRADE_WORDS.notPrepared}
        </Notice>
      ) : (
        <LoadingArea label={UPGRADE_WORDS.preparing}>
          <Skeleton className="h-10 w-44" />
        </LoadingArea>
      )}
    </DialogFooter>
  );
}

interface PayFormProps {
  subscription: Subscription;
  checkout: NonNullable<Subscription["checkout"]>;
  purchase: Purchase;
}

function PayForm({ subscription, checkout, purchase }: PayFormProps) {
  const { plan, billing } = subscription;
  const [shown, setShown] = useState(false);
  const form = useForm<BillingValues>({ defaultValues: toBillingValues(billing) });
  const save = useSaveBilling();

  // Ahead of the press, so that nobody waits for the script then.
  useEffect(() => {
    const page = { opened: openedAddress(), now: window.location.href };
    if (needsFreshPage(checkout.script, page)) openFreshPage();
    else void loadCheckout(checkout.script);
  }, [checkout.script]);

  // Read during rendering, because the form tracks only what is read there.
  const { isDirty, errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    if (isDirty) {
      try {
        form.reset(toBillingValues(await save.mutateAsync(toBillingDetails(values))));
      } catch (error) {
        setShown(true);
        return void showAtFields(form, error, BILLING_FIELDS);
      }
    }
    await purchase.buy(checkout);
  });

  return (
    <>
      <form
        id="pay"
        noValidate
        onSubmit={(event) => void submit(event)}
        // A focused field is scrolled to above the footer.
        className="mt-5 [&_:is(input,select,textarea)]:scroll-mb-36"
      >
        <Button
          variant="link"
          className="gap-1"
          aria-expanded={shown}
          aria-controls="billing-details"
          onClick={() => setShown(!shown)}
        >
          {UPGRADE_WORDS.billing}
          <ChevronDown className={cn("transition-transform duration-150", shown && "rotate-180")} />
        </Button>
        <div id="billing-details" hidden={!shown} className="mt-4">
          <BillingFields form={form} />
        </div>
        {save.error && Object.keys(errors).length === 0 && (
          <Notice tone="danger" live className="mt-4">
            {problemText(save.error)}
          </Notice>
        )}
        {checkout.test && (
          <Notice tone="warning" className="mt-4">
            {UPGRADE_WORDS.test}
          </Notice>
        )}
      </form>
      <DialogFooter className="items-center justify-between">
        <div className="text-sm text-muted">
          <p>{UPGRADE_WORDS.conditions}</p>
          <p>
            <PolicyLink to="/terms-and-conditions">{UPGRADE_WORDS.terms}</PolicyLink> {UPGRADE_WORDS.and}{" "}
            <PolicyLink to="/refund-policy">{UPGRADE_WORDS.refunds}</PolicyLink>
          </p>
        </div>
        <Button
          type="submit"
          form="pay"
          className="max-sm:w-full"
          busy={purchase.step !== "idle" || save.isPending}
        >
          {purchase.step === "verifying"
            ? UPGRADE_WORDS.verifying
            : plan === "premium"
              ? UPGRADE_WORDS.renew
              : UPGRADE_WORDS.upgrade}
        </Button>
      </DialogFooter>
    </>
  );
}
