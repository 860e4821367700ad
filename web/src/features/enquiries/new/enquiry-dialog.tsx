import { ENQUIRY_WORDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import { CircleCheck } from "lucide-react";
import type { FormEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { keepAction } from "../../../lib/kept-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { EnquiryTarget } from "../enquiry-target.ts";
import { useShowTrouble } from "../../../ui/use-show-trouble.ts";
import { sentPath } from "../sent-path.ts";
import { AlreadySent } from "./already-sent.tsx";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { type EnquiryValues, useNewEnquiry } from "./use-new-enquiry.ts";

interface EnquiryDialogProps {
  target: EnquiryTarget;
  replyMedianMin: number | null;
  onClose: () => void;
}

export function EnquiryDialog({ target, replyMedianMin, onClose }: EnquiryDialogProps) {
  const form = useNewEnquiry(target);
  const signIn = useWayBack(target, form.values);
  const formRef = useShowTrouble(form.trouble);
  const promise = [
    ENQUIRY_WORDS.sentOnlyTo(target.seller ?? target.name),
    replyMedianMin === null ? "" : `${usuallyReplies(replyMedianMin)}.`,
  ]
    .filter(Boolean)
    .join(" ");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog within a page's own form must not send that one too.
    event.stopPropagation();
    if (!form.mustSignIn) form.send();
    else if (form.isWhole()) signIn();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={form.sent ? ENQUIRY_WORDS.sentTo(target.seller ?? target.name) : titleOf(target)}
        description={form.sent ? undefined : promise}
      >
        {form.sent ? (
          <Sent link={sentPath(form.sent._id)} promise={promise} onClose={onClose} />
        ) : (
          <form ref={formRef} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
            <AlreadySent targetId={target.id} />
            <EnquiryFields form={form} target={target} />
            {form.mustSignIn && <Notice tone="info">{ENQUIRY_WORDS.signInNext}</Notice>}
            {form.failure && (
              <Notice tone="danger" live>
                {form.failure}
              </Notice>
            )}
            <DialogFooter>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" busy={form.isSending}>
                {form.mustSignIn ? "Sign in to send" : "Send enquiry"}
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Signing in leads back here: the form is open again and sends what was typed. */
function useWayBack({ id: about, name, seller: to = name }: EnquiryTarget, person: EnquiryValues) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const params = new URLSearchParams(search);
    params.set("enquire", about);
    const target = `${pathname}?${params.toString()}`;
    const { email, phone: mobile } = person;
    void navigate(keepAction({ kind: "enquiry", about, to, target, name: person.name, email, mobile }));
  };
}

function titleOf({ type, name, offer }: EnquiryTarget): string {
  if (type === "card") return `Ask ${name}`;
  if (offer) return `Order ${name}`;
  return type === "product" ? `Get the best price for ${name}` : `Send an enquiry to ${name}`;
}

function Sent({ link, promise, onClose }: { link: string; promise: string; onClose: () => void }) {
  return (
    <div role="status">
      <p className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
        <span>{promise} We'll notify you when they answer.</span>
      </p>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button asChild>
          <Link to={link}>Open the enquiry</Link>
        </Button>
      </DialogFooter>
    </div>
  );
}
