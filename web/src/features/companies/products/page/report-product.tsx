import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart } from "../../../../first-visit/late-part.ts";
import { useSession } from "../../../../lib/session.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/overlays/toast-store.ts";

const ReportProductDialog = latePart(() =>
  import("./report-product-dialog.tsx").then((module) => module.ReportProductDialog),
);

export function ReportProduct({ productId }: { productId: string }) {
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <p className="mt-8">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        onClick={() =>
          status === "member"
            ? setOpen(true)
            : toast({ title: "Login Required", description: "You need to login to report a product." })
        }
      >
        <Flag /> Report this product
      </Button>
      {open && (
        <Suspense>
          <ReportProductDialog productId={productId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
