import { MAX_PRODUCT_ROWS } from "@cardplaza/contract/companies/products/product-import-words";
import { Download } from "lucide-react";
import { ApiError } from "../../../../lib/api.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { FileDrop } from "../../../../ui/fields/file-drop.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../../ui/overlays/dialog.tsx";
import { LoadingArea, Skeleton } from "../../../../ui/skeleton.tsx";
import { AllowedValues } from "./allowed-values.tsx";
import { ImportRows } from "./import-rows.tsx";
import { saveProductSample } from "./product-sample.ts";
import { useProductImport } from "./use-product-import.ts";

const KINDS = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";
const counted = (count: number) => (count === 1 ? "1 product" : `${count} products`);

/** Many products at once: choose a file, look at what comes of it, import. */
export function ImportDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const { file, look, run, open, start, leave } = useProductImport(companyId);
  const report = look.data;
  const good = report ? report.total - report.wrong : 0;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="wide"
        title="Import products"
        description={`A CSV file with one row for each product, up to ${MAX_PRODUCT_ROWS}. They become drafts for you to check and publish.`}
      >
        {run.isSuccess ? (
          <>
            <Notice tone="positive" live>
              {`${counted(run.data.created)} imported as ${run.data.created === 1 ? "a draft" : "drafts"}.`}
            </Notice>
            <DialogFooter>
              <Button variant="secondary" onClick={leave}>
                Import another file
              </Button>
              <Button onClick={onClose}>Done</Button>
            </DialogFooter>
          </>
        ) : (
          <>
            <div className="mb-4 flex justify-end">
              <Button variant="secondary" size="sm" onClick={saveProductSample}>
                <Download /> Sample file
              </Button>
            </div>
            <FileDrop
              label="CSV file"
              hint="From Excel: Save As, “CSV UTF-8”. Only the names are needed."
              accept={KINDS}
              onFiles={([chosen]) => chosen && open(chosen)}
              error={look.error ? reasonOf(look.error) : undefined}
              file={file ? { name: file.name } : undefined}
              onRemove={leave}
            />
            <AllowedValues />
            {look.isPending && (
              <LoadingArea label="Reading your file" className="mt-5">
                <Skeleton className="h-40 rounded-card" />
              </LoadingArea>
            )}
            {report && <ImportRows report={report} />}
            {run.error && (
              <Notice tone="danger" live className="mt-4">
                {reasonOf(run.error)}
              </Notice>
            )}
            {report && (
              <DialogFooter>
                <Button variant="secondary" onClick={onClose}>
                  Cancel
                </Button>
                <Button
                  busy={run.isPending}
                  aria-disabled={good === 0}
                  onClick={() => good > 0 && start(report.wrong > 0)}
                >
                  {report.wrong > 0
                    ? `Import the ${good === 1 ? "good row" : `${good} good rows`}`
                    : `Import ${counted(report.total)}`}
                </Button>
              </DialogFooter>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

const reasonOf = (error: unknown) => (error instanceof ApiError && error.fields?.file) || problemText(error);
