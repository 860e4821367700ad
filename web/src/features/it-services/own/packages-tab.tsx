import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import { paiseWords } from "@cardplaza/contract/it-services/it-rules";
import {
  IT_TEXT,
  itCategoryName,
  MAX_PACKAGES,
  PACKAGE_STATUS_LABEL,
  packagePath,
} from "@cardplaza/contract/it-services/it-words";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { query } from "../../../lib/query.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { daysWords } from "../days-words.ts";
import { PackageActions } from "./package-actions.tsx";
import { PackageForm } from "./package-form.tsx";

const TONES = {
  draft: "neutral",
  review: "warning",
  live: "positive",
  rejected: "danger",
  paused: "neutral",
} as const;

/** A company's packages with their states, and the form for one. For the tab beside its products. */
export function PackagesTab({ companyId }: { companyId: string }) {
  const [editing, setEditing] = useState<ItPackage | "new" | null>(null);
  const list = useQuery({
    ...query["GET /api/it-services/packages/mine"]({ query: { company: companyId } }),
    staleTime: 0,
    refetchOnMount: "always",
  });
  const done = async () => {
    setEditing(null);
    await list.refetch();
  };
  if (editing)
    return <PackageForm companyId={companyId} one={editing === "new" ? null : editing} onDone={done} />;
  if (!list.data)
    return list.isError ? (
      <ErrorState retrying={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <div aria-hidden="true" className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  const { packages, isProvider } = list.data;
  if (!isProvider)
    return (
      <Framed>
        <EmptyState
          drawing="cards"
          title="Packages with fixed prices"
          text={IT_TEXT.providerFirst}
          action={
            <Button asChild>
              <Link to="/company-profile?tab=it-services">Fill in IT services</Link>
            </Button>
          }
        />
      </Framed>
    );
  const add = (
    <Button aria-disabled={packages.length >= MAX_PACKAGES} onClick={() => setEditing("new")}>
      <Plus /> Add package
    </Button>
  );
  if (packages.length === 0)
    return (
      <Framed>
        <EmptyState
          drawing="cards"
          title="No packages yet"
          text="Fixed-price tiers sell faster than custom quotes."
          action={add}
        />
      </Framed>
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {packages.length} of {MAX_PACKAGES}
        </p>
        {add}
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {packages.map((one) => (
          <li key={one._id}>
            <PackageLine one={one} onEdit={() => setEditing(one)} onChanged={() => void list.refetch()} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Framed = ({ children }: { children: React.ReactNode }) => (
  <div className="rounded-card border border-line bg-raised">{children}</div>
);

interface PackageLineProps {
  one: ItPackage;
  onEdit: () => void;
  onChanged: () => void;
}

function PackageLine({ one, onEdit, onChanged }: PackageLineProps) {
  const { title, category, fromPaise, deliveryDays, status = "draft", rejectionReason } = one;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 text-base font-semibold break-words">
            {status === "live" ? (
              <Link to={packagePath(one)} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <Badge tone={TONES[status]}>{PACKAGE_STATUS_LABEL[status]}</Badge>
        </div>
        <p className="mt-1 text-sm text-muted">
          {itCategoryName(category)} · from {paiseWords(fromPaise)} · from {daysWords(deliveryDays)}
        </p>
        {status === "rejected" && rejectionReason && (
          <p className="mt-1 text-sm break-words text-danger">{rejectionReason}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onEdit}>
          Edit
        </Button>
        <PackageActions one={one} onChanged={onChanged} />
      </div>
    </article>
  );
}
