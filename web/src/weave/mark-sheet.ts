/** The file that holds the marks of all tools, a view each. */
export const markSheetPath = '/art/technology.svg';

/** Id of a tool's view in that file, by its name: "Amazon Polly" is amazon-polly. */
export function toolMarkId(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
