import { ENQUIRY_WORDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import { CircleCheck } from "lucide-react";
import type { FormEvent } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { EnquiryTarget } from "../enquire-button.tsx";
import { useShowTrouble } from "../../../ui/use-show-trouble.ts";
import { sentPath } from "../sent-path.ts";
import { AlreadySent } from "./already-sent.tsx";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { useNewEnquiry } from "./use-new-enquiry.ts";

interface EnquiryDialogProps {
  target: EnquiryTarget;
  replyMedianMin: number | null;
  onClose: () => void;
}

export function EnquiryDialog({ target, replyMedianMin, onClose }: EnquiryDialogProps) {
  const form = useNewEnquiry(target);
  const signIn = useWayBack(target);
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
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={form.sent ? "Enquiry sent" : titleOf(target)}
        description={form.sent ? undefined : promise}
      >
        {form.sent ? (
          <Sent link={sentPath(form.sent._id)} promise={promise} onClose={onClose} />
        ) : (
          <form ref={formRef} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
            <AlreadySent targetId={target.id} />
            <EnquiryFields form={form} target={target} />
            {form.mustSignIn && (
              <Notice tone="info">Sign in to send this. What you write here is kept.</Notice>
            )}
            {form.failure && (
              <Notice tone="danger" live>
                {form.failure}
              </Notice>
            )}
            <DialogFooter>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              {form.mustSignIn ? (
                <Button asChild>
                  <Link to={signIn}>Sign in to send</Link>
                </Button>
              ) : (
                <Button type="submit" busy={form.isSending}>
                  Send enquiry
                </Button>
              )}
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Where signing in leads back to: here, with the form open and what was typed still in it. */
function useWayBack({ id }: EnquiryTarget): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set("enquire", id);
  return `/auth?redirect=${encodeURIComponent(`${pathname}?${params.toString()}`)}`;
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
