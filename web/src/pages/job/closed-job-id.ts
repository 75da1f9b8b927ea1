/** Id of the element that only the document of a closed job contains. */
export const closedJobId = 'closed-job';
