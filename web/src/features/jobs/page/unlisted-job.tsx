import { idOfSlug } from "@cardplaza/contract/slugs/id-of-slug";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { JobView } from "./job-view.tsx";
import { MissingJob } from "./missing-job.tsx";
import { TeamNotice } from "./team-notice.tsx";
import { useJobAsMember } from "./use-job-as-member.ts";

/** A job that the server does not show, because it renders the same page for everybody. Its team sees it. */
export function UnlistedJob({ id = "" }: { id?: string }) {
  const { data: job } = useJobAsMember(idOfSlug(id));
  if (!job?.isOwn) return <MissingJob />;
  return (
    <>
      <title>{`${job.title} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <JobView job={job} similar={[]} notice={<TeamNotice job={job} />} />
    </>
  );
}
