import type { NewTerms } from "@cardplaza/contract/policies/policies";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { AlertDialog } from "radix-ui";
import { Link } from "react-router";
import { problemText } from "../../lib/problem-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { dialogPanel } from "../../ui/overlays/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Scrim } from "../../ui/overlays/scrim.tsx";
import { useAgree } from "./use-agree.ts";

/** Shows what is new and waits for a decision. The only other way is to sign out. */
export function NewTermsDialog({ asked }: { asked: NewTerms }) {
  const { logOut } = useSession();
  const agree = useAgree();
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content aria-modal="true" className={cn(dialogPanel, "p-6")}>
          <AlertDialog.Title className="text-lg leading-snug">Our terms have changed</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-sm text-muted">
            Please read what is new and agree to go on using {PRODUCT_NAME}.
          </AlertDialog.Description>
          <div className="mt-5 grid gap-4">
            {asked.documents.map((document) => (
              <ChangedDocument key={document.slug} document={document} />
            ))}
          </div>
          <p className="mt-5 text-sm text-muted">
            If you do not agree, you can log out, or download your data and delete your account in{" "}
            <Link to="/profile?tab=account" className="text-brand-strong underline underline-offset-2">
              your profile
            </Link>
            .
          </p>
          {agree.error && (
            <Notice tone="danger" live className="mt-4">
              {problemText(agree.error)}
            </Notice>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => void logOut()}>
              Log out
            </Button>
            <Button busy={agree.isPending} onClick={() => agree.mutate(asked.version)}>
              I agree
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function ChangedDocument({
  document: { slug, title, changes },
}: {
  document: NewTerms["documents"][number];
}) {
  return (
    <section className="rounded-field bg-sunken px-4 py-3 text-sm">
      <h3 className="text-base font-semibold">
        <a
          href={`/${slug}`}
          target="_blank"
          rel="noopener"
          className="text-brand-strong underline underline-offset-2"
        >
          {title}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </h3>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5 marker:text-muted">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  );
}
