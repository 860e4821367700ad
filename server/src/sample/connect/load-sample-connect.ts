import type { Services } from "../../context.ts";
import { loadSampleConnections } from "./load-sample-connections.ts";
import { loadSamplePosts } from "./load-sample-posts.ts";
import { loadSampleProfiles } from "./load-sample-profiles.ts";
import { findPeopleByKey } from "./people-by-key.ts";

/** What the sample members tell about themselves, whom they know, and some weeks of their feed. */
export async function loadSampleConnect(services: Services, now: Date): Promise<void> {
  const people = await findPeopleByKey(services);
  await loadSampleProfiles(services, people, now);
  await loadSampleConnections(services, people, now);
  await loadSamplePosts(services, people, now);
}
