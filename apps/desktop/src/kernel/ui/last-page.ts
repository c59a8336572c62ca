/** Number of the last page of a list; an empty list still has its first. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
