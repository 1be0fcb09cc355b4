/** Where a discussion is read. */
export function discussionAddress({ slug, did }: { slug: string; did: string }): string {
  return `/forum/${slug}?did=${did}`
}
