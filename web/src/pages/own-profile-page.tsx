import type { UserProfile } from "@cardplaza/contract/people/profile";
import { AuthorPosts } from "../features/connect/feed/author-posts.tsx";
import { OwnProfile } from "../features/people/own-profile.tsx";

export default function OwnProfilePage() {
  return <OwnProfile Posts={OwnPosts} />;
}

const OwnPosts = ({ profile }: { profile: UserProfile }) => (
  <AuthorPosts authorId={profile._id} empty="You have not written a post yet." />
);
