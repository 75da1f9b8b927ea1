/** How many woven pictures there are for posts without one; web/build/pictures/artwork.ts makes them. */
const pictures = 15;

/** Woven picture of a post that has none, chosen by its slug. */
export function pictureOf(slug: string): string {
  return addressOf(hashOf(slug));
}

/** Woven pictures of posts that stand together: neighbours that chose the same one differ all the same. */
export function picturesOf(slugs: readonly string[]): readonly string[] {
  const chosen: number[] = [];
  for (const slug of slugs) {
    let picture = hashOf(slug);
    while (chosen.slice(-8).includes(picture)) picture = (picture + 1) % pictures;
    chosen.push(picture);
  }
  return chosen.map(addressOf);
}

function addressOf(picture: number): string {
  return `/art/posts/${picture}.svg`;
}

function hashOf(slug: string): number {
  let hash = 0;
  for (const character of slug) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % pictures;
}
