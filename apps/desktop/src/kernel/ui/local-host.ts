/** Addresses that mean "this computer": a phone that opens them looks at itself. */
export const isLocalHost = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d+){3}$/.test(hostname)
