import { experienceText, placeText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import type { Context } from "../../../context.ts";
import { servePreviewImage } from "../../../platform/pictures/preview-cache.ts";
import { readPicture } from "../../cards/card-picture.ts";
import { drawOfferPreview, type OfferPreview } from "../../companies/previews/draw-offer-preview.ts";
import { findJobSeenBy } from "../posts/show-job.ts";
import { shownSalary } from "../posts/present-job.ts";

/** The picture of a shared link. For everybody alike, also for the team: it is made to be passed on. */
export async function serveJobPreview({ db, now, files }: Context, id: string) {
  const { job, company } = await findJobSeenBy({ db, now, member: null }, id);
  const salary = salaryText({ ...job, ...shownSalary(job) });
  const offer: OfferPreview = {
    name: job.title,
    lines: [
      [salary, experienceText(job), placeText(job.workMode, job.locations)].filter(Boolean).join(" · "),
      company.name,
    ],
    picture: "logo",
  };
  return servePreviewImage({
    shows: ["offer", offer, company.logo],
    readPicture: () => readPicture(files, company.logo),
    draw: (bytes) => drawOfferPreview(offer, bytes),
  });
}
