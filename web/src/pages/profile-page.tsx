import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { AuthorPosts } from "../features/connect/feed/author-posts.tsx";
import { PersonPage } from "../features/people/person-page.tsx";
import type { Route } from "./+types/profile-page.ts";

export default function ProfilePage({ params }: Route.ComponentProps) {
  return <PersonPage id={params.id} Posts={Posts} />;
}

const Posts = ({ profile: { _id, name } }: { profile: PublicProfile }) => (
  <AuthorPosts authorId={_id} empty={`${name} has not written a post yet.`} />
);
