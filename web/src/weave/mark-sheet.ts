/** Returns the path of the image file with the swatches of a list of tools, by the title of the list. */
export function markSheetPath(list: string): string {
  return `/art/tools/${toolMarkId(list)}.svg`;
}

/** Returns the id of a tool's view in that file: "Amazon Polly" is amazon-polly. */
export function toolMarkId(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
