/** The host name of a page, as people know it. */
export const hostOf = (url: string | null): string => (url && URL.canParse(url) ? new URL(url).host : '')
