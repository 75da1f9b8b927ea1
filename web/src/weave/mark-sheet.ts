/** The file that holds the marks of a list of tools, by its title: a row of the stack's, or a service's. */
export function markSheetPath(list: string): string {
  return `/art/tools/${idOf(list)}.svg`;
}

/** Id of a tool's view in such a file, by its name: "Amazon Polly" is amazon-polly. */
export function toolMarkId(name: string): string {
  return idOf(name);
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
